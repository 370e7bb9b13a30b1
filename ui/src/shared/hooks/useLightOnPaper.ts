// Paper is white: while the page is printed it is light, whatever the screen is; it knows no page.
import { useEffect } from 'react';

export function useLightOnPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let onScreen: string | undefined;
    const before = () => {
      onScreen = dataset['mantineColorScheme'];
      dataset['mantineColorScheme'] = 'light';
    };
    const after = () => {
      if (onScreen !== undefined) dataset['mantineColorScheme'] = onScreen;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
