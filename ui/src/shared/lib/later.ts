// Parts that the first screen does without: their code comes when they are first drawn, or once the page has been quiet
// for a while, so that they are there should the server be gone by then. It knows no part.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const QUIET_MS = 3000;

export function later<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  // While developing, modules come one by one, and nothing is fetched ahead. A failure is told when the part is wanted.
  if (import.meta.env.PROD) setTimeout(() => void load().catch(() => undefined), QUIET_MS);
  return lazy(async () => ({ default: await load() }));
}
