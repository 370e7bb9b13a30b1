// The draft of a new account, without the password. Stored in this tab only, because there is no user yet.
import { tabStorage } from '@/shared/lib/storage';

const KEY = 'account-draft';
const OPEN_KEY = 'account-open';

interface AccountDraft {
  name: string;
  email: string;
}

export function readAccountDraft(): AccountDraft | null {
  try {
    const draft: unknown = JSON.parse(tabStorage.read(KEY) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const { name, email } = draft as Partial<AccountDraft>;
    return { name: String(name ?? ''), email: String(email ?? '') };
  } catch {
    return null;
  }
}

export function writeAccountDraft({ name, email }: AccountDraft): void {
  tabStorage.write(KEY, JSON.stringify({ name, email }));
}

export function removeAccountDraft(): void {
  tabStorage.remove(KEY);
  tabStorage.remove(OPEN_KEY);
}

// Whether the account form was open when the page was left.
export function isAccountOpen(): boolean {
  return tabStorage.read(OPEN_KEY) !== null;
}

export function markAccountOpen(open: boolean): void {
  if (open) tabStorage.write(OPEN_KEY, '1');
  else tabStorage.remove(OPEN_KEY);
}
