/** The arrow keys in a list: they go from one thing that can be chosen to the next. */
export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button[data-about]")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]!.focus();
}
