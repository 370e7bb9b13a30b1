// Entries that other accounts have left on this device (ADR 0053). The signed-in user sees only their number.
import { currentUser } from '@/shared/api/session';
import { deviceStorage } from '@/shared/lib/storage';
import { PREFIX, ROW_PREFIX } from './entries';

// Of one entry or row: 'outbox:7:c0ffee'.
function othersKeys(prefix: string): string[] {
  const own = `${prefix}${currentUser()?.id ?? 0}:`;
  return deviceStorage.keys().filter((key) => key.startsWith(prefix) && !key.startsWith(own));
}

function isSent(key: string): boolean {
  try {
    return (JSON.parse(deviceStorage.read(key) ?? '') as { state?: unknown } | null)?.state === 'sent';
  } catch {
    return false;
  }
}

export const countOthersEntries = () => othersKeys(PREFIX).filter((key) => !isSent(key)).length;

export function discardOthersEntries(): void {
  for (const key of [...othersKeys(PREFIX), ...othersKeys(ROW_PREFIX)]) deviceStorage.remove(key);
}
