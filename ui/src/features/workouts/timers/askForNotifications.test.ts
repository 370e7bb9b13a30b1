import { describe, expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { changeTrainingSettings, trainingSettings } from '@/features/workouts/training/trainingSettings';
import { askForNotifications } from './askForNotifications';

function browserWith(answer: NotificationPermission) {
  const requestPermission = vi.fn(() => Promise.resolve(answer));
  vi.stubGlobal(
    'Notification',
    Object.assign(() => {}, { permission: 'default', requestPermission }),
  );
  signIn();
  return requestPermission;
}

describe('the permission to notify about the end of a rest', () => {
  it('is asked for once, and notifications are on when it is given', async () => {
    const request = browserWith('granted');
    expect(trainingSettings().notify).toBe(false);
    await askForNotifications();
    await askForNotifications();
    expect(request).toHaveBeenCalledOnce();
    expect(trainingSettings().notify).toBe(true);
  });

  it.each(['denied', 'default'] as const)('is not asked for again after %s', async (answer) => {
    const request = browserWith(answer);
    await askForNotifications();
    await askForNotifications();
    expect(request).toHaveBeenCalledOnce();
    expect(trainingSettings().notify).toBe(false);
  });

  it('is not asked for after the user turned notifications off', async () => {
    const request = browserWith('granted');
    changeTrainingSettings({ notify: false, notifyAsked: true });
    await askForNotifications();
    expect(request).not.toHaveBeenCalled();
  });

  it('is not asked for by a browser without notifications', async () => {
    signIn();
    await askForNotifications();
    expect(trainingSettings().notifyAsked).toBe(false);
  });
});
