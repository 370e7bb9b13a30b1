// How full the user's storage on the server is.
import type { Usage } from '@/shared/api/types';

const NEARLY_FULL = 0.8;

// From 0 to 1 or slightly more, by the limit that is reached first.
export function usedShare({ rows, maxRows, bytes, maxBytes }: Usage): number {
  return Math.max(rows / maxRows, bytes / maxBytes);
}

export function isNearlyFull(usage: Usage): boolean {
  return usedShare(usage) >= NEARLY_FULL;
}
