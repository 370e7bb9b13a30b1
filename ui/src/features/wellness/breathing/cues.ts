// Soft tones and short vibrations that mark each breath, so that users can close their eyes.
import { deviceStorage } from '@/shared/lib/storage';

export interface CueChoice {
  sound: boolean;
  vibration: boolean;
}

// Stored per device.
const KEY = 'breathing-cues';

export function readCues(): CueChoice {
  try {
    return { sound: true, vibration: true, ...(JSON.parse(deviceStorage.read(KEY) ?? '{}') as Partial<CueChoice>) };
  } catch {
    return { sound: true, vibration: true };
  }
}

export function writeCues(choice: CueChoice): void {
  deviceStorage.write(KEY, JSON.stringify(choice));
}

export const canSound = () => 'AudioContext' in window;
export const canVibrate = () => 'vibrate' in navigator;

type Cue = 'inhale' | 'exhale' | 'end';

// Hertz.
const tones: Record<Cue, number> = { inhale: 330, exhale: 220, end: 440 };
const pulses: Record<Cue, number[]> = { inhale: [60], exhale: [30, 60, 30], end: [120, 80, 120] };
const TONE_SECONDS = 0.9;
const MAX_GAIN = 0.12;

let context: AudioContext | null = null;

// Call from a click handler: browsers allow sound only after a user action.
export function wakeSound(): void {
  if (!canSound()) return;
  context ??= new AudioContext();
  void context.resume();
}

function sound(cue: Cue): void {
  if (!context) return;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  const start = context.currentTime;
  tone.frequency.value = tones[cue];
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(MAX_GAIN, start + 0.15);
  loudness.gain.linearRampToValueAtTime(0, start + TONE_SECONDS);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + TONE_SECONDS);
}

export function playCue(cue: Cue, choice: CueChoice): void {
  if (choice.sound) sound(cue);
  if (choice.vibration && canVibrate()) navigator.vibrate(pulses[cue]);
}
