// The display name of a recorded activity. Guides are recorded by their English name, breathing exercises by that of
// their style.
import { useCallback } from 'react';
import { useT } from '@/shared/i18n/locale';
import { isBreathingStyle } from '@/features/wellness/breathing/styles';
import { guideNames, wellnessMessages } from '@/features/wellness/card/messages';
import { guideId } from '@/features/wellness/logic';
import type { MessageKey } from '@/shared/i18n/translate';

type GuideKey = MessageKey<'wellness-guide-names'>;
const isGuideKey = (key: string): key is GuideKey => key in guideNames.en;

export function useMomentName(): (name: string) => string {
  const t = useT(wellnessMessages);
  const guideName = useT(guideNames);
  return useCallback(
    (name: string) => {
      const id = guideId(name);
      if (isGuideKey(id)) return guideName(id);
      return isBreathingStyle(name) ? t(name) : name;
    },
    [t, guideName],
  );
}
