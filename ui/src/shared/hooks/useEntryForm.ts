// The form of one entry: stores a draft, validates, submits, and shows the server's messages at the fields.
import { useForm } from '@mantine/form';
import { errorCode } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { useEntryDraft } from './useEntryDraft';

interface EntryForm<T, Problem extends string> {
  // The name of the draft.
  name: string;
  initial: T;
  // Values that are not worth a draft. Defaults to those of `initial`.
  isUntouched?: (values: T) => boolean;
  problemsOf: (values: T) => Partial<Record<string, Problem>>;
  sentenceOf: (problem: Problem) => string;
  send: (values: T, clientKey: string) => Promise<unknown>;
  // Maps field names of the API to those of the form, where they differ.
  fieldNames?: Record<string, keyof T & string>;
  // The toast after success. Leave it out if `send` shows its own.
  saved?: { title: string; description?: string };
  // The text of the error toast.
  failed: string | ((error: unknown) => string);
  // Clears the form after success instead of closing it. The next submission is a new entry.
  staysOpen?: boolean;
  onClose?: () => void;
}

export function useEntryForm<T extends object, Problem extends string>({
  name,
  initial,
  isUntouched,
  problemsOf,
  sentenceOf,
  send,
  fieldNames = {},
  saved,
  failed,
  staysOpen = false,
  onClose,
}: EntryForm<T, Problem>) {
  const t = useT(common);
  const draft = useEntryDraft(name, initial, isUntouched);
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
    onClose?.();
  };
  const reset = () => {
    form.setValues(initial);
    draft.forget();
    draft.renewKey();
  };
  const submit = async (values: T) => {
    try {
      await send(values, draft.clientKey);
      if (saved) toast(saved);
      if (staysOpen) reset();
      else close();
    } catch (error) {
      // An earlier attempt reached the server, and the form was changed since then: the next attempt is a new entry.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') draft.renewKey();
      const messages = Object.entries(fieldMessages(error));
      form.setErrors(Object.fromEntries(messages.map(([field, message]) => [fieldNames[field] ?? field, message])));
      const description = typeof failed === 'string' ? failed : failed(error);
      toast({ title: t('error'), description, destructive: true });
    }
  };
  const onSubmit = form.onSubmit(
    (values) => void submit(values),
    (_errors, _values, event) => focusFirstProblem(event?.currentTarget),
  );
  return { form, close, onSubmit };
}

// In the next frame, when the messages are rendered.
function focusFirstProblem(form: HTMLFormElement | undefined): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
