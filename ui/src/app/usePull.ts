// How far a finger pulls the page down from its top. Touch events: pointer events end when the browser scrolls.
import { useEffect, useEffectEvent, useState } from 'react';

const FOLLOW = 0.5;
const MOST_PIXELS = 96;
const FAR_PIXELS = 64;
// Where a downward move has another meaning: overlays, fields, and handles that drag.
const ELSEWHERE = 'dialog, [role=dialog], [role=menu], input, textarea, select, [role=slider], [data-grip]';

function scrolls(element: Element): boolean {
  return element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
}

function mayStart({ touches, target }: TouchEvent): boolean {
  if (touches.length !== 1 || window.scrollY > 0 || !(target instanceof Element)) return false;
  if (target.closest(ELSEWHERE) || document.querySelector('dialog[open], [role=dialog]')) return false;
  for (let each: Element | null = target; each && each !== document.body; each = each.parentElement)
    if (scrolls(each)) return false;
  return true;
}

export function usePull(onPulled: () => void): { pulled: number; isFar: boolean } {
  const [pulled, setPulled] = useState(0);
  const finish = useEffectEvent(onPulled);
  useEffect(() => {
    let start: { x: number; y: number } | null = null;
    let distance = 0;
    const show = (pixels: number) => {
      distance = pixels;
      setPulled(pixels);
    };
    const end = () => {
      start = null;
      if (distance > 0) show(0);
    };
    const onStart = (event: TouchEvent) => {
      end();
      const [touch] = event.touches;
      if (touch && mayStart(event)) start = { x: touch.clientX, y: touch.clientY };
    };
    const onMove = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      if (!start || !touch) return;
      const [across, down] = [Math.abs(touch.clientX - start.x), touch.clientY - start.y];
      // The page scrolls, or something is swiped or dragged.
      const isOther = touches.length > 1 || (distance === 0 && (across > Math.abs(down) || down < 0));
      if (isOther || document.querySelector('[data-dragging]')) return end();
      show(Math.max(0, Math.min(MOST_PIXELS, down * FOLLOW)));
    };
    const onEnd = () => {
      const isFar = distance >= FAR_PIXELS;
      end();
      if (isFar) finish();
    };
    const passive = { passive: true };
    window.addEventListener('touchstart', onStart, passive);
    window.addEventListener('touchmove', onMove, passive);
    window.addEventListener('touchend', onEnd);
    window.addEventListener('touchcancel', end);
    return () => {
      window.removeEventListener('touchstart', onStart);
      window.removeEventListener('touchmove', onMove);
      window.removeEventListener('touchend', onEnd);
      window.removeEventListener('touchcancel', end);
    };
  }, []);
  return { pulled, isFar: pulled >= FAR_PIXELS };
}
