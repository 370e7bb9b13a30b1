// Simulates a full browser storage until the mocks are restored.
import { vi } from 'vitest';

export function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room left.', 'QuotaExceededError');
  });
}
