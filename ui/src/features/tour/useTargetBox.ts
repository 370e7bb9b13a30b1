// Tracks the position of a tour target through scrolling, resizing and layout changes.
import { useEffect, useState } from 'react';
import type { Box, Target } from './logic';

export function targetElement(target: Target): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-tour="${target}"]`);
}

function boxOf(target: Target): Box | null {
  const element = targetElement(target);
  if (!element) return null;
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}

const same = (a: Box | null, b: Box | null) =>
  a === b ||
  (a !== null && b !== null && a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height);

export function useTargetBox(target: Target): Box | null {
  const [box, setBox] = useState<Box | null>(() => boxOf(target));
  useEffect(() => {
    const measure = () =>
      setBox((old) => {
        const current = boxOf(target);
        return same(old, current) ? old : current;
      });
    measure();
    // Content above the target may still load and move it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    const element = targetElement(target);
    if (element) observer.observe(element);
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [target]);
  return box;
}
