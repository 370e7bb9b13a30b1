// Asks once for the permission to notify about the end of a rest: when a timer is first started, in the same tap. The
// answer is final; the switch in the training settings asks again.
import { changeTrainingSettings, trainingSettings } from '@/features/workouts/training/trainingSettings';

export async function askForNotifications(): Promise<void> {
  if (typeof Notification === 'undefined' || trainingSettings().notifyAsked) return;
  changeTrainingSettings({ notifyAsked: true });
  if ((await Notification.requestPermission()) === 'granted') changeTrainingSettings({ notify: true });
}
