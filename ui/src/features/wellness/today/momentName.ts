// The display name of a recorded activity. Breathing exercises are recorded by the name of their style only.
import { useT } from '@/shared/i18n/locale';
import { isBreathingStyle } from '@/features/wellness/breathing/breathing';
import { wellnessMessages } from '@/features/wellness/card/messages';

export function useMomentName(): (name: string) => string {
  const t = useT(wellnessMessages);
  return (name) => (isBreathingStyle(name) ? t(name) : name);
}
