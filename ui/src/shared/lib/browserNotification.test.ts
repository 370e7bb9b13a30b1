import { expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { endSession } from '@/shared/api/session';
import { showBrowserNotification } from './browserNotification';

it('a notification is closed when the session ends', () => {
  const close = vi.fn();
  const made = vi.fn();
  class FakeNotification {
    static permission = 'granted';
    close = close;
    constructor(title: string) {
      made(title);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  signIn();
  showBrowserNotification('Time to train', 'Leg day', 'reminder');
  expect(made).toHaveBeenCalledExactlyOnceWith('Time to train');
  expect(close).not.toHaveBeenCalled();
  endSession('expired');
  expect(close).toHaveBeenCalledOnce();
});
