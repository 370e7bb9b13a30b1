// The confetti after a workout; it knows no workout.
import { create } from 'canvas-confetti';

// part-1 §9 'Confetti: 100 particles, spread 70, origin y 0.6'.
const CONFETTI = { particleCount: 100, spread: 70, origin: { y: 0.6 } };
const COLOURS = ['--fit-brand', '--fit-warm', '--fit-good'];

function themeColours(): string[] {
  const style = getComputedStyle(document.documentElement);
  return COLOURS.map((name) => style.getPropertyValue(name).trim()).filter((colour) => colour.startsWith('#'));
}

// Nothing under prefers-reduced-motion.
export async function celebrate(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:450';
  document.body.append(canvas);
  const colors = themeColours();
  // No worker: it would be a blob, which the page's content security policy refuses.
  const fire = create(canvas, { resize: true, useWorker: false });
  await fire({ ...CONFETTI, ...(colors.length > 0 && { colors }) });
  canvas.remove();
}
