/** Soft sounds, made here; off until the player turns them on. */
import { prefs } from "../../lib/prefs.svelte";

export type Sound = "turn" | "move" | "chat" | "low";

/** The notes of each sound: pitch in hertz, and when it begins in seconds. */
const NOTES: Record<Sound, [pitch: number, at: number][]> = {
  turn: [
    [523, 0],
    [784, 0.14],
  ],
  move: [[330, 0]],
  chat: [[659, 0]],
  low: [
    [440, 0],
    [440, 0.2],
  ],
};
const LOUDNESS: Record<Sound, number> = { turn: 0.09, move: 0.03, chat: 0.04, low: 0.08 };
const LENGTH = 0.45;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!prefs.get("sound")) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, at] of NOTES[sound]) {
    const begin = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUDNESS[sound], begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + LENGTH);
  }
}
