/** A few short sounds, made on the spot. */
import { settings } from "../settings.svelte";

export type Sound = "card" | "turn" | "refused" | "tap";

let audio: AudioContext | undefined;

// Frequency in Hz (0: noise, as of card on cloth), length in s, loudness.
const SOUNDS: Record<Sound, [hertz: number, seconds: number, loudness: number]> = {
  card: [0, 0.07, 0.16],
  turn: [220, 0.16, 0.12],
  refused: [95, 0.09, 0.2],
  tap: [0, 0.03, 0.08],
};

export function play(sound: Sound): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const [hertz, seconds, loudness] = SOUNDS[sound];
  const start = audio.currentTime;
  const volume = new GainNode(audio, { gain: loudness });
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  volume.connect(audio.destination);
  if (hertz) {
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
    tone.connect(volume);
    tone.start(start);
    tone.stop(start + seconds);
    return;
  }
  const noise = new AudioBuffer({
    length: Math.ceil(audio.sampleRate * seconds),
    sampleRate: audio.sampleRate,
  });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const soft = new BiquadFilterNode(audio, { type: "lowpass", frequency: 1800 });
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  source.connect(soft).connect(volume);
  source.start(start);
}
