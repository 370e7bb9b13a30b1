// Prints every page in the light color scheme, because light text is unreadable on white paper.
import { useEffect } from 'react';

const ATTRIBUTE = 'data-mantine-color-scheme';

export function usePrintInLight(): void {
  useEffect(() => {
    const page = document.documentElement;
    let before: string | null = null;
    const begin = () => {
      before ??= page.getAttribute(ATTRIBUTE);
      page.setAttribute(ATTRIBUTE, 'light');
    };
    const end = () => {
      if (before !== null) page.setAttribute(ATTRIBUTE, before);
      before = null;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
}
