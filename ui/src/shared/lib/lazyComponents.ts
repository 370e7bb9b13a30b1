// Components that are not part of the first screen. Their code is loaded when they are first rendered, or in advance
// once the page is idle, so that they still open if the server becomes unreachable.
import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { onLost } from '@/shared/api/connection';

const IDLE_MS = 3000;

// Waits for the page's own files first: on a slow connection, preloading must not delay them.
export function whenIdle(work: () => void): void {
  const wait = () => setTimeout(work, IDLE_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

// Also loads the style sheets that the first screen does not need.
async function fetchComponent<P>(load: () => Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> {
  const [component] = await Promise.all([load(), import('../lazyStyles')]);
  return { default: component };
}

// Loaded when the user navigates to the screen.
export function lazyScreen<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => fetchComponent(load));
}

export function lazyWithPreload<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  // Without preloading in development, where modules are served one by one. A failure appears when the component is
  // rendered.
  if (import.meta.env.PROD) whenIdle(() => void fetchComponent(load).catch(() => undefined));
  return lazyScreen(load);
}

const Nothing = () => null;

// The code is on this device.
const isInstalled = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

// For a component that appears without a user action, once the page is idle, and in an installed app as soon as the server
// is away: there is then nothing to delay. Renders nothing if its code cannot be loaded.
export function lazyWhenIdle<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const LoadedComponent = lazy(() => fetchComponent(load).catch(() => ({ default: Nothing as ComponentType<P> })));
  let isIdle = !import.meta.env.PROD;
  return function IdleComponent(props: P) {
    const [idle, setIdle] = useState(isIdle);
    useEffect(() => {
      if (isIdle) return undefined;
      const begin = () => setIdle((isIdle = true));
      whenIdle(begin);
      return onLost(() => {
        if (isInstalled()) begin();
      });
    }, []);
    return idle ? createElement(Suspense, null, createElement<P>(LoadedComponent, props)) : null;
  };
}
