// Says that ticked sets wait on this device. That is no failure.
import { getT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { tickMessages } from './tickMessages';

export function reportKept(): void {
  const t = getT(tickMessages);
  toast({ title: t('kept'), description: t('keptHere') });
}
