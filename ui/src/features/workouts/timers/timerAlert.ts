// Alerts when a timer reaches zero: sound, vibration, message, and a notification if allowed.
import { getT } from '@/shared/i18n/locale';
import { closeBrowserNotification, showBrowserNotification } from '@/shared/lib/browserNotification';
import { playChime } from '@/shared/lib/chime';
import { toast } from '@/shared/ui/toast';
import { timerMessages } from './timerMessages';
import type { OwnedTimer } from './timers';
import { trainingSettings } from '@/features/workouts/training/trainingSettings';

const VIBRATION_MS = [200, 100, 200];

const TAG = 'timer';

export function alertTimerEnd({ kind, path }: OwnedTimer): void {
  const t = getT(timerMessages);
  const rest = kind === 'rest';
  const title = t(rest ? 'restOver' : 'exerciseOver');
  const description = t(rest ? 'restOverText' : 'exerciseOverText');
  if (trainingSettings().sound) playChime();
  navigator.vibrate?.(VIBRATION_MS);
  toast({ title, description });
  if (trainingSettings().notify) void showBrowserNotification({ title, body: description, tag: TAG, path });
}

// The user has seen the app or started the next timer.
export function closeTimerNotification(): void {
  void closeBrowserNotification(TAG);
}
