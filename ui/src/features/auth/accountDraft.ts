// What was typed of a new account before there is a person to bind it to: kept for this tab alone, never the password.
const KEY = 'account-draft';

export interface AccountDraft {
  name: string;
  email: string;
}

export function readAccountDraft(): AccountDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const { name, email } = draft as Partial<AccountDraft>;
    return { name: String(name ?? ''), email: String(email ?? '') };
  } catch {
    return null;
  }
}

export function writeAccountDraft({ name, email }: AccountDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify({ name, email }));
}

export function removeAccountDraft(): void {
  sessionStorage.removeItem(KEY);
}
