// What happens when a timer reaches zero: sound, vibration, words, and a notification if allowed; it knows no store.
import { getT } from '@/shared/i18n/locale';
import { showBrowserNotification } from '@/shared/lib/browserNotification';
import { playChime } from '@/shared/lib/chime';
import { toast } from '@/shared/ui/toast';
import { timerMessages } from './timerMessages';
import type { OwnedTimer } from './timers';
import { trainingSettings } from '@/features/workouts/training/trainingSettings';

const VIBRATION_MS = [200, 100, 200];

export function alertOver({ kind }: OwnedTimer): void {
  const t = getT(timerMessages);
  const rest = kind === 'rest';
  const title = t(rest ? 'restOver' : 'exerciseOver');
  const description = t(rest ? 'restOverText' : 'exerciseOverText');
  if (trainingSettings().sound) playChime();
  navigator.vibrate?.(VIBRATION_MS);
  toast({ title, description });
  if (trainingSettings().notify) showBrowserNotification(title, description, 'timer');
}
