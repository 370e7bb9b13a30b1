// Looks for a barcode in the frames of a video, again and again.
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { openReader, type ReadFrame } from './detector';

const PAUSE_MS = 120;

// Reports a code each time it was read twice in a row: a part of an EAN-13 can look like an EAN-8 for one frame. Returns
// whether the reader could not be loaded.
export function useScanning(
  video: RefObject<HTMLVideoElement | null>,
  isActive: boolean,
  onCode: (code: string) => void,
): boolean {
  const [failed, setFailed] = useState(false);
  const report = useEffectEvent(onCode);
  useEffect(() => {
    if (!isActive) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: string | null = null;
    const look = async (read: ReadFrame) => {
      // A frame that is not ready yet is an error too.
      const code = video.current && (await read(video.current).catch(() => null));
      if (isOver) return;
      if (code !== null && code === last) report(code);
      last = code ?? last;
      timer = setTimeout(() => void look(read), PAUSE_MS);
    };
    openReader().then(
      (read) => {
        if (!isOver) void look(read);
      },
      () => {
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video, isActive]);
  return failed;
}
