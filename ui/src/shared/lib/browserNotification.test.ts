import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { endSession } from '@/shared/api/session';
import { closeBrowserNotification, onNotificationTap, showBrowserNotification } from './browserNotification';

const restOver = { title: 'Rest over', body: 'Next set', tag: 'timer', path: '/log-workout?workout=3' };

const made: FakeNotification[] = [];
class FakeNotification {
  static permission = 'granted';
  close = vi.fn();
  onclick?: () => void;
  constructor(readonly title: string) {
    made.push(this);
  }
}

// A browser with a service worker that has these notifications.
function stubWorker(open: readonly { close: () => void }[] = []) {
  const worker = {
    active: {},
    showNotification: vi.fn(() => Promise.resolve()),
    getNotifications: vi.fn(() => Promise.resolve(open)),
  };
  const container = Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve(worker) });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker: container }));
  return { worker, container };
}

const hide = (state: DocumentVisibilityState = 'hidden') =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(() => {
  made.length = 0;
  vi.stubGlobal('Notification', FakeNotification);
  hide();
  signIn();
});

describe('a notification', () => {
  it('is shown by the page where there is no service worker, and a tap opens its page', async () => {
    const tapped = vi.fn();
    const stop = onNotificationTap(tapped);
    await showBrowserNotification(restOver);
    expect(made.map(({ title }) => title)).toEqual(['Rest over']);
    made[0]!.onclick?.();
    expect(tapped).toHaveBeenCalledExactlyOnceWith(restOver.path);
    expect(made[0]!.close).toHaveBeenCalledOnce();
    stop();
  });

  it('is shown by the service worker where there is one', async () => {
    const { worker } = stubWorker();
    await showBrowserNotification(restOver);
    const { title, body, tag, path } = restOver;
    expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(
      title,
      expect.objectContaining({ body, tag, data: { path } }),
    );
    expect(made).toEqual([]);
  });

  it('opens the page that the service worker names', () => {
    const { container } = stubWorker();
    const tapped = vi.fn();
    const stop = onNotificationTap(tapped);
    const send = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
    send({ type: 'OPEN_PAGE', path: '/wellness' });
    send({ type: 'OTHER' });
    send(null);
    stop();
    send({ type: 'OPEN_PAGE', path: '/' });
    expect(tapped.mock.calls).toEqual([['/wellness']]);
  });

  it('is not shown while the page is visible or without the permission', async () => {
    hide('visible');
    await showBrowserNotification(restOver);
    hide();
    vi.stubGlobal(
      'Notification',
      Object.assign(() => {}, { permission: 'denied' }),
    );
    await showBrowserNotification(restOver);
    expect(made).toEqual([]);
  });

  it('is closed by its tag, also one of the service worker', async () => {
    const close = vi.fn();
    await showBrowserNotification(restOver);
    await showBrowserNotification({ ...restOver, tag: 'week' });
    const { worker } = stubWorker([{ close }]);
    await closeBrowserNotification('timer');
    expect(made.map((each) => each.close.mock.calls.length)).toEqual([1, 0]);
    expect(worker.getNotifications).toHaveBeenCalledExactlyOnceWith({ tag: 'timer' });
    expect(close).toHaveBeenCalledOnce();
  });

  it('is closed when the session ends', async () => {
    await showBrowserNotification(restOver);
    expect(made[0]!.close).not.toHaveBeenCalled();
    endSession('expired');
    expect(made[0]!.close).toHaveBeenCalledOnce();
  });
});
