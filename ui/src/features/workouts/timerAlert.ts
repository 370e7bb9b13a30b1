// What happens when a timer reaches zero: sound, vibration, words, and a notification if allowed; it knows no store.
import { sentences } from '@/shared/i18n/locale';
import { playChime } from '@/shared/lib/chime';
import { toast } from '@/shared/ui/toast';
import { timerMessages } from './timerMessages';
import type { OwnedTimer } from './timers';
import { trainingSettings } from './trainingSettings';

const VIBRATION_MS = [200, 100, 200];

// Where the page is seen, its own words are enough.
function notify(title: string, body: string): void {
  if (document.visibilityState === 'visible' || typeof Notification === 'undefined') return;
  if (!trainingSettings().notify || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, tag: 'timer' });
  } catch {
    // Some phones allow notifications from a service worker only: sound and vibration have to do.
  }
}

export function alertOver({ kind }: OwnedTimer): void {
  const t = sentences(timerMessages);
  const rest = kind === 'rest';
  const title = t(rest ? 'restOver' : 'exerciseOver');
  const description = t(rest ? 'restOverText' : 'exerciseOverText');
  if (trainingSettings().sound) playChime();
  navigator.vibrate?.(VIBRATION_MS);
  toast({ title, description });
  notify(title, description);
}
