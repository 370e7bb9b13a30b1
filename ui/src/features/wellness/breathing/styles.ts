// The styles of breathing.

// Seconds per phase and the number of cycles (docs/behaviour.md, Wellness, periods and sleep).
export const breathingStyles = {
  calm: { inhale: 4, exhale: 6, cycles: 8 },
  balance: { inhale: 4, exhale: 4, cycles: 10 },
  energize: { inhale: 3, exhale: 3, cycles: 12 },
  deep: { inhale: 6, exhale: 8, cycles: 6 },
} as const;

export type BreathingStyle = keyof typeof breathingStyles;
export const styleNames = Object.keys(breathingStyles) as readonly BreathingStyle[];
export const defaultStyle: BreathingStyle = 'calm';

export function isBreathingStyle(name: string | null | undefined): name is BreathingStyle {
  return styleNames.some((each) => each === name);
}
