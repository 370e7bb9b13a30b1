// Sets the document title and moves the focus to the page's heading after a navigation.
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

export const BRAND = 'FitApp';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === BRAND ? BRAND : `${title} · ${BRAND}`;
  }, [title]);
}

// Pass the ref to the page's h1 (with tabIndex -1). PageHeader already does this.
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  usePageTitle(title);
  useEffect(() => {
    // On the first page the browser sets the focus.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a change of the query string is not a navigation to another page
  }, [pathname]);
  return heading;
}
