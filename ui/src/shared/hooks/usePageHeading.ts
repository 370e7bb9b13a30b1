// Names the browser tab and moves the focus to the page's heading after a navigation; it knows no page.
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

export const BRAND = 'FitApp';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === BRAND ? BRAND : `${title} · ${BRAND}`;
  }, [title]);
}

// Give the ref to the page's h1 (with tabIndex -1). PageHeader does so by itself.
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  usePageTitle(title);
  useEffect(() => {
    // The first page of a visit leaves the focus where the browser puts it.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a change of the query string is no change of page
  }, [pathname]);
  return heading;
}
