// Removes everything that this browser keeps for one person: drafts, choices, flags. It knows none of them by name.
import { deviceStorage } from './storage';

// Keys end in the person's id or go on after it: 'draft:7:manual-workout', 'tour-completed:7'.
export function clearUserData(userId: number): void {
  const own = new RegExp(`:${userId}(:|$)`);
  for (const key of deviceStorage.keys()) if (own.test(key)) deviceStorage.remove(key);
}
