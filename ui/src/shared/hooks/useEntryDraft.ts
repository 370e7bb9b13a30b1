// A form of one entry kept on this device while it is filled, with the key of its filling; it knows no kind of entry.
import { useState } from 'react';
import { newClientKey } from '@/shared/lib/clientKey';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';

interface Kept<T> {
  values: T;
  clientKey: string;
}

// `initial`: what the form holds while nothing is typed; that alone is not worth keeping.
export function useEntryDraft<T extends object>(name: string, initial: T) {
  const [before] = useState(initial);
  const [kept] = useState(() => readDraft<Kept<T>>(name));
  // A retry cannot log twice, also after a reload or the next log-in.
  const [clientKey, setClientKey] = useState(() => kept?.clientKey ?? newClientKey());
  return {
    initialValues: { ...before, ...kept?.values },
    clientKey,
    renewKey: () => setClientKey(newClientKey()),
    keep: (values: T) => {
      if (JSON.stringify(values) === JSON.stringify(before)) removeDraft(name);
      else writeDraft(name, { values, clientKey } satisfies Kept<T>);
    },
    forget: () => removeDraft(name),
  };
}
