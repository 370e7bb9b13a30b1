// What a recorded moment is called on a screen: breathing is recorded by its style's word alone.
import { useT } from '@/shared/i18n/locale';
import { isBreathingStyle } from '@/features/wellness/breathing/breathing';
import { wellnessMessages } from '@/features/wellness/card/messages';

export function useMomentName(): (name: string) => string {
  const t = useT(wellnessMessages);
  return (name) => (isBreathingStyle(name) ? t(name) : name);
}
