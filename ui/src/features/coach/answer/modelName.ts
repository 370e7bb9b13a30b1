// The display name of the model that answers.
import type { CoachStatus } from '@/shared/api/types';
import type { Translate } from '@/shared/i18n/translate';

type T = Translate<'coach'>;

// For example 'small @ api.example.com'. A model without a host runs on this server.
export function modelName(status: CoachStatus | undefined, t: T): string {
  if (!status?.model) return t('aModel');
  return status.host
    ? t('modelAt', { model: status.model, host: status.host })
    : t('modelHere', { model: status.model });
}
