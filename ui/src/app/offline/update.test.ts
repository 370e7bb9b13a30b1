import { afterEach, describe, expect, it, vi } from 'vitest';
import { useConnection } from '@/shared/api/connection';
import { canUpdate, compareVersions, reloadAll, useUpdate, watchVersions } from './update';

const app = { version: '1.4.2', build: 'DKGdPTXh' };

afterEach(() => {
  vi.useRealTimers();
  useUpdate.setState(useUpdate.getInitialState(), true);
  useConnection.setState(useConnection.getInitialState(), true);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'locks');
});

describe('the versions of app and server', () => {
  it.each([
    ['1.4.2 DKGdPTXh', 'none'],
    ['1.4.2 anotherX', 'ready'],
    ['1.4.9 anotherX', 'ready'],
    ['1.5.0 anotherX', 'newer'],
    ['1.10.0 anotherX', 'newer'],
    ['2.0.0 anotherX', 'newer'],
    ['1.3.9 anotherX', 'older'],
    ['0.9.0 anotherX', 'older'],
    // A server without an interface.
    ['1.4.2 ', 'none'],
  ])('%s', (server, expected) => {
    expect(compareVersions(server, app)).toBe(expected);
  });

  it('a page without a build, as in development, is compared by its version only', () => {
    expect(compareVersions('1.4.2 DKGdPTXh', { ...app, build: undefined })).toBe('none');
  });
});

// A browser with a service worker that answers this page.
function browserWithWorker() {
  const controlled: { controller: object | null } = { controller: {} };
  const container = Object.assign(new EventTarget(), controlled, {
    register: vi.fn(() => Promise.resolve(registration)),
    getRegistrations: () => Promise.resolve([registration]),
  });
  const registration = Object.assign(new EventTarget(), {
    waiting: null as object | null,
    installing: null as EventTarget | null,
    update: vi.fn(() => Promise.resolve()),
    unregister: vi.fn(() => Promise.resolve(true)),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { container, registration };
}

function installNew(registration: EventTarget & { installing: EventTarget | null }) {
  const worker = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() });
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.dispatchEvent(new Event('statechange'));
  return worker;
}

describe('a new version', () => {
  it('is offered when its worker is ready, and takes over when the user agrees', async () => {
    const { registration } = browserWithWorker();
    await watchVersions();
    expect(canUpdate(useUpdate.getState())).toBe(false);
    const worker = installNew(registration);
    expect(canUpdate(useUpdate.getState())).toBe(true);
    vi.useFakeTimers();
    expect(await reloadAll()).toBe(true);
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  });

  it('is not offered for the first worker of a browser', async () => {
    const { container, registration } = browserWithWorker();
    container.controller = null;
    await watchVersions();
    installNew(registration);
    expect(canUpdate(useUpdate.getState())).toBe(false);
  });

  it('waits while another tab is busy', async () => {
    const { registration } = browserWithWorker();
    await watchVersions();
    const worker = installNew(registration);
    Object.defineProperty(navigator, 'locks', {
      value: { query: () => Promise.resolve({ held: [{ name: 'app-busy' }] }) },
      configurable: true,
    });
    expect(await reloadAll()).toBe(false);
    expect(worker.postMessage).not.toHaveBeenCalled();
  });

  it('of the server makes the browser look for its worker', async () => {
    const { registration } = browserWithWorker();
    await watchVersions();
    useConnection.setState({ serverVersion: '99.0.0 anotherX' });
    expect(registration.update).toHaveBeenCalledOnce();
    expect(useUpdate.getState().update).toBe('newer');
    expect(canUpdate(useUpdate.getState())).toBe(false);
  });

  it('whose worker does not come is offered without it, and the old worker is removed', async () => {
    vi.useFakeTimers();
    const { registration } = browserWithWorker();
    await watchVersions();
    useConnection.setState({ serverVersion: '99.0.0 anotherX' });
    await vi.advanceTimersByTimeAsync(121_000);
    expect(canUpdate(useUpdate.getState())).toBe(true);
    expect(await reloadAll()).toBe(true);
    expect(registration.unregister).toHaveBeenCalledOnce();
  });

  it('is offered over plain http too', async () => {
    await watchVersions();
    useConnection.setState({ serverVersion: '99.0.0 anotherX' });
    expect(canUpdate(useUpdate.getState())).toBe(true);
  });
});
