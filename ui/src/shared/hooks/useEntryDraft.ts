// Stores the values of an entry form as a draft, together with the client key of the request.
import { useState } from 'react';
import { newClientKey } from '@/shared/lib/clientKey';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';

interface Draft<T> {
  values: T;
  clientKey: string;
}

// `initial` holds the values of the untouched form. Values for which `isUntouched` is true are not stored; by default these
// are the initial ones.
export function useEntryDraft<T extends object>(name: string, initial: T, isUntouched?: (values: T) => boolean) {
  const [before] = useState(initial);
  const [stored] = useState(() => readDraft<Draft<T>>(name));
  // With the same key a retry cannot create a second entry, even after a reload or a new login.
  const [clientKey, setClientKey] = useState(() => stored?.clientKey ?? newClientKey());
  return {
    initialValues: { ...before, ...stored?.values },
    clientKey,
    renewKey: () => setClientKey(newClientKey()),
    keep: (values: T) => {
      const untouched = isUntouched?.(values) ?? JSON.stringify(values) === JSON.stringify(before);
      if (untouched) removeDraft(name);
      else writeDraft(name, { values, clientKey } satisfies Draft<T>);
    },
    forget: () => removeDraft(name),
  };
}
