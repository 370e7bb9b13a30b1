// Parts that the first screen does without: their code comes when they are first drawn, or once the page has been quiet
// for a while, so that they are there should the server be gone by then. It knows no part.
import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';

const QUIET_MS = 3000;

// After the page's own files are here, however slow the line: what is fetched ahead must not stand in their way.
function whenQuiet(work: () => void): void {
  const wait = () => setTimeout(work, QUIET_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

// With the style sheets that the first screen does without.
async function fetchPart<P>(load: () => Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> {
  const [part] = await Promise.all([load(), import('../lazyStyles')]);
  return { default: part };
}

// A screen of its own: fetched when somebody goes there.
export function lazyScreen<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => fetchPart(load));
}

export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  // While developing, modules come one by one, and nothing is fetched ahead. A failure is told when the part is wanted.
  if (import.meta.env.PROD) whenQuiet(() => void fetchPart(load).catch(() => undefined));
  return lazyScreen(load);
}

const Nothing = () => null;

// A part that nobody opens: it comes by itself once the page is quiet. Nothing is drawn where its code did not come.
export function whenIdle(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(() => fetchPart(load).catch(() => ({ default: Nothing })));
  let isQuiet = !import.meta.env.PROD;
  return function PartByItself() {
    const [quiet, setQuiet] = useState(isQuiet);
    useEffect(() => {
      if (!isQuiet) whenQuiet(() => setQuiet((isQuiet = true)));
    }, []);
    return quiet ? createElement(Suspense, null, createElement(Part)) : null;
  };
}
