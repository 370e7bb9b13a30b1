// Plays short sounds with the Web Audio API, without a sound file. Browsers allow sound only after a user gesture.

let context: AudioContext | null = null;

// Call this from a click handler, so that a sound can play later. Does nothing in browsers without Web Audio.
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => {});
}

interface Tone {
  hertz: number;
  // Start, in seconds.
  at: number;
}

// A rising third is audible through music and does not sound like an alarm.
const CHIME: readonly Tone[] = [
  { hertz: 660, at: 0 },
  { hertz: 830, at: 0.18 },
  { hertz: 990, at: 0.36 },
];
const CHIME_SECONDS = 0.3;
// Played in each of the last seconds.
const BEEP: readonly Tone[] = [{ hertz: 660, at: 0 }];
const BEEP_SECONDS = 0.12;
const LOUDNESS = 0.4;

function play(tones: readonly Tone[], seconds: number): void {
  unlockSound();
  if (!context) return;
  for (const { hertz, at } of tones) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(LOUDNESS, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

export function playChime(): void {
  play(CHIME, CHIME_SECONDS);
}

export function playBeep(): void {
  play(BEEP, BEEP_SECONDS);
}
