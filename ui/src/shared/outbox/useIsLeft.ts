// Whether the person has left the form that records a change: nobody sees there any more what the server answers.
import { useCallback, useEffect, useRef } from 'react';

export function useIsLeft(): () => boolean {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useCallback(() => isLeft.current, []);
}
