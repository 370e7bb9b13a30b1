// Where a target stands in the view, followed through scrolling, resizing and content that grows; it draws nothing.
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
    const look = () =>
      setBox((old) => {
        const now = boxOf(target);
        return same(old, now) ? old : now;
      });
    look();
    // Cards above the target may still load and push it down.
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    const element = targetElement(target);
    if (element) growth.observe(element);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [target]);
  return box;
}
