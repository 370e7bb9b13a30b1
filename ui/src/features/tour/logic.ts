// Rules of the tour: its steps, the tooltip position, and who has seen it.
import { tabStorage, deviceStorage } from '@/shared/lib/storage';

// The value of the data-tour attribute of the target element.
export const steps = ['coachWidget', 'quickAccess', 'trackNutrition', 'coachButton', 'viewProgress'] as const;
export type Target = (typeof steps)[number];

// Delay before each tooltip, and before the tour starts after onboarding.
export const TOOLTIP_DELAY_MS = 100;
export const START_DELAY_MS = 1000;

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

const GAP = 12;
const MARGIN = 12;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

// Below the target if there is room, else above it, else at the bottom of the viewport. Always inside the viewport. All
// values in pixels.
export function placeTooltip(
  target: Box | null,
  tooltip: { width: number; height: number },
  view: { width: number; height: number },
): { top: number; left: number } {
  const lowest = view.height - tooltip.height - MARGIN;
  const rightmost = view.width - tooltip.width - MARGIN;
  if (!target) {
    return {
      top: clamp((view.height - tooltip.height) / 2, 0, lowest),
      left: clamp((view.width - tooltip.width) / 2, 0, rightmost),
    };
  }
  const left = clamp(target.left + (target.width - tooltip.width) / 2, MARGIN, Math.max(MARGIN, rightmost));
  const below = target.top + target.height + GAP;
  if (below <= lowest) return { top: Math.max(below, MARGIN), left };
  const above = target.top - GAP - tooltip.height;
  return { top: above >= MARGIN ? above : Math.max(MARGIN, lowest), left };
}

const flag = (userId: number) => `tour-completed:${userId}`;
const DUE_KEY = 'tour-due';

export function isTourCompleted(userId: number): boolean {
  return deviceStorage.read(flag(userId)) !== null;
}

export function completeTour(userId: number): void {
  deviceStorage.write(flag(userId), 'true');
  tabStorage.remove(DUE_KEY);
}

// Remembers in this tab that the tour is next, so that a reload does not lose it.
export function makeTourDue(userId: number): void {
  if (!isTourCompleted(userId)) tabStorage.write(DUE_KEY, String(userId));
}

export function isTourDue(userId: number): boolean {
  return tabStorage.read(DUE_KEY) === String(userId) && !isTourCompleted(userId);
}
