// Remembers the height of an element on this device, so that its placeholder has the same height next time.
import { useCallback, useState } from 'react';
import { readSetting, writeSetting } from '@/shared/lib/deviceSettings';

// `usual` is used until a height is stored. Pass `remember` as the ref of the loaded element.
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
