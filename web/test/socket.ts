/** A line to a server that is played by the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  /** The server took the call. */
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
