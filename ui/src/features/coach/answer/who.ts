// What the model that answers is called; it draws nothing.
import type { CoachStatus } from '@/shared/api/types';
import type { Translate } from '@/shared/i18n/translate';

type T = Translate<'coach'>;

// 'small @ api.example.com'; without a host it runs on this server.
export function modelName(status: CoachStatus | undefined, t: T): string {
  if (!status?.model) return t('aModel');
  return status.host
    ? t('modelAt', { model: status.model, host: status.host })
    : t('modelHere', { model: status.model });
}
