// The form of one entry: kept while it is filled, checked, sent, and told at its fields what the server minds; it knows
// no kind of entry.
import { useForm } from '@mantine/form';
import { errorCode } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { useEntryDraft } from './useEntryDraft';

interface EntryForm<T, Problem extends string> {
  // Of the draft.
  name: string;
  initial: T;
  problemsOf: (values: T) => Partial<Record<string, Problem>>;
  sentenceOf: (problem: Problem) => string;
  send: (values: T, clientKey: string) => Promise<unknown>;
  // The form's name of a field where the server has another.
  fieldNames?: Record<string, keyof T & string>;
  saved: { title: string; description?: string };
  failed: string;
  onClose: () => void;
}

export function useEntryForm<T extends object, Problem extends string>({
  name,
  initial,
  problemsOf,
  sentenceOf,
  send,
  fieldNames = {},
  saved,
  failed,
  onClose,
}: EntryForm<T, Problem>) {
  const t = useT(common);
  const draft = useEntryDraft(name, initial);
  const form = useForm<T>({
    initialValues: draft.initialValues,
    onValuesChange: draft.keep,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(problemsOf(values)).map(([field, problem]) => [field, problem && sentenceOf(problem)]),
      ),
  });
  const close = () => {
    draft.forget();
    onClose();
  };
  const submit = async (values: T) => {
    try {
      await send(values, draft.clientKey);
      toast(saved);
      close();
    } catch (error) {
      // An earlier try did arrive, and the form was changed since: the next try is an entry of its own.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') draft.renewKey();
      const messages = Object.entries(fieldMessages(error));
      form.setErrors(Object.fromEntries(messages.map(([field, message]) => [fieldNames[field] ?? field, message])));
      toast({ title: t('error'), description: failed, destructive: true });
    }
  };
  const onSubmit = form.onSubmit(
    (values) => void submit(values),
    (_errors, _values, event) => focusFirstProblem(event?.currentTarget),
  );
  return { form, close, onSubmit };
}

// After the messages are drawn.
function focusFirstProblem(form: HTMLFormElement | undefined): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
