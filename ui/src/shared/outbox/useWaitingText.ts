// How many entries wait or were refused, in words.
import { useT } from '@/shared/i18n/locale';
import { outboxMessages } from './outboxMessages';
import { useWaitingCounts } from './useWaitingCounts';

// Empty if there are none.
export function useWaitingText(): string {
  const t = useT(outboxMessages);
  const { waiting, refused } = useWaitingCounts();
  return [refused > 0 && t('refused', { count: refused }), waiting > 0 && t('waiting', { count: waiting })]
    .filter(Boolean)
    .join(' · ');
}
