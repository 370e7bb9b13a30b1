// Removes everything that this browser stores for one user: drafts, settings, flags.
import { deviceStorage } from './storage';

// Keys contain the user's id, at the end or before another colon: 'draft:7:manual-workout', 'tour-completed:7'.
export function clearUserData(userId: number): void {
  const own = new RegExp(`:${userId}(:|$)`);
  for (const key of deviceStorage.keys()) if (own.test(key)) deviceStorage.remove(key);
}
