// The draft of a new account, without the password. Stored in this tab only, because there is no user yet.
import { inThisTab } from '@/shared/lib/storage';

const KEY = 'account-draft';
const OPEN_KEY = 'account-open';

export interface AccountDraft {
  name: string;
  email: string;
}

export function readAccountDraft(): AccountDraft | null {
  try {
    const draft: unknown = JSON.parse(inThisTab.read(KEY) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const { name, email } = draft as Partial<AccountDraft>;
    return { name: String(name ?? ''), email: String(email ?? '') };
  } catch {
    return null;
  }
}

export function writeAccountDraft({ name, email }: AccountDraft): void {
  inThisTab.keep(KEY, JSON.stringify({ name, email }));
}

export function removeAccountDraft(): void {
  inThisTab.forget(KEY);
  inThisTab.forget(OPEN_KEY);
}

// Whether the account form was open when the page was left.
export function isAccountOpen(): boolean {
  return inThisTab.read(OPEN_KEY) !== null;
}

export function markAccountOpen(open: boolean): void {
  if (open) inThisTab.keep(OPEN_KEY, '1');
  else inThisTab.forget(OPEN_KEY);
}
