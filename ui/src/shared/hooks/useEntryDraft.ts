// Stores the values of an entry form as a draft, together with the client key of the request.
import { useState } from 'react';
import { currentUser } from '@/shared/api/session';
import { newClientKey } from '@/shared/lib/clientKey';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';

export interface EntryDraftOptions<T, Context extends object> {
  // The name of the draft. Without it the values are not stored.
  name?: string;
  // The values of the untouched form.
  initial: T;
  // Values that are not worth a draft. Defaults to those of `initial`.
  isUntouched?: (values: T) => boolean;
  // Stored in the draft for `restore`, for example the units of the values.
  context?: Context;
  // Converts a draft to values of the form. By default they are used as stored.
  restore?: (draft: { values: T } & Partial<Context>) => T;
}

export function useEntryDraft<T extends object, Context extends object = object>({
  name,
  initial,
  isUntouched,
  context,
  restore = ({ values }) => values,
}: EntryDraftOptions<T, Context>) {
  const [before] = useState(initial);
  const [stored] = useState(() =>
    name === undefined ? null : readDraft<{ values: T; clientKey: string } & Partial<Context>>(name),
  );
  const [initialValues] = useState(() => (stored ? { ...before, ...restore(stored) } : before));
  // With the same key a retry cannot create a second entry, even after a reload or a new login.
  const [clientKey, setClientKey] = useState(() => stored?.clientKey ?? newClientKey());
  const [userId] = useState(() => currentUser()?.id);
  // `only`: unless it has been changed since it had these values.
  const forget = (only?: T) => {
    if (name === undefined) return;
    const values = only && readDraft<{ values: T }>(name)?.values;
    if (JSON.stringify(values) === JSON.stringify(only)) removeDraft(name, userId);
  };
  return {
    initialValues,
    isRestored: stored !== null,
    clientKey,
    renewKey: () => setClientKey(newClientKey()),
    keep: (values: T) => {
      if (isUntouched?.(values) ?? JSON.stringify(values) === JSON.stringify(before)) forget();
      else if (name !== undefined) writeDraft(name, { ...context, values, clientKey });
    },
    forget,
  };
}
