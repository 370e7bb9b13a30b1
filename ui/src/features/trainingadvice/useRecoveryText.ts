// 'ready', 'recovering, about 20 h'.
import type { MuscleStatus } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { trainingAdviceMessages } from './messages';

export function useRecoveryText(): (status: MuscleStatus) => string {
  const t = useT(trainingAdviceMessages);
  return ({ recovery, hoursLeft }) =>
    recovery === 'ready' ? t('ready') : t('withHours', { state: t(recovery), hours: hoursLeft });
}
