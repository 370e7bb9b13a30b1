// Remembers on this device how high something was, so that what holds its place the next time is as high; it knows no content.
import { useCallback, useState } from 'react';
import { readSetting, writeSetting } from '@/shared/lib/deviceSettings';

// `usual` counts until there is a memory. `remember` is the ref of what has loaded.
export function useLastHeight(name: string, usual: number) {
  const key = `height:${name}`;
  const [height] = useState(() => readSetting(key, { height: usual }).height);
  const remember = useCallback(
    (element: HTMLElement | null) => {
      if (element && element.offsetHeight > 0) writeSetting(key, { height: element.offsetHeight });
    },
    [key],
  );
  return { height, remember };
}
