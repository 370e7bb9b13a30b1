// The form of one entry or action: stores a draft, validates, submits, and shows the server's messages at the fields.
import { useForm } from '@mantine/form';
import type { SyntheticEvent } from 'react';
import { errorCode } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { wasKept } from '@/shared/outbox/record';
import { toast } from '@/shared/ui/toast';
import { useEntryDraft, type EntryDraftOptions } from './useEntryDraft';

interface EntryForm<T, Problem extends string, Context extends object> extends EntryDraftOptions<T, Context> {
  // The problems by field. A problem that belongs to no field may have any name.
  problemsOf?: (values: T) => Partial<Record<string, Problem>>;
  // Defaults to the problem itself.
  sentenceOf?: (problem: Problem) => string;
  // The title of a toast about the first problem. Without it there is no toast.
  invalidTitle?: (problem: Problem) => string | undefined;
  // Closes the form when it resolves, even if there was nothing to send.
  send: (values: T, clientKey: string) => Promise<unknown>;
  // Maps field names of the API to those of the form, where they differ.
  fieldNames?: Record<string, keyof T & string>;
  // The toast after success. Leave it out if `send` shows its own.
  saved?: { title: string; description?: string };
  failedTitle?: string;
  // The text of the error toast. Undefined for no toast.
  failed: string | ((error: unknown) => string | undefined);
  // Clears the form after success instead of closing it. The next submission is a new entry. A function returns its first
  // values.
  staysOpen?: boolean | ((sent: T) => T);
  onClose?: () => void;
}

export function useEntryForm<T extends object, Problem extends string = string, Context extends object = object>({
  problemsOf = () => ({}),
  sentenceOf = (problem) => problem,
  invalidTitle,
  send,
  fieldNames = {},
  saved,
  failedTitle,
  failed,
  staysOpen = false,
  onClose,
  ...draftOptions
}: EntryForm<T, Problem, Context>) {
  const t = useT(common);
  const draft = useEntryDraft(draftOptions);
  const form = useForm<T>({
    initialValues: draft.initialValues,
    onValuesChange: draft.keep,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(problemsOf(values)).map(([field, problem]) => [field, problem && sentenceOf(problem)]),
      ),
  });
  const isPending = form.submitting;
  const close = () => {
    draft.forget();
    onClose?.();
  };
  const reset = (sent: T) => {
    form.setValues(typeof staysOpen === 'function' ? staysOpen(sent) : draftOptions.initial);
    draft.forget();
    draft.renewKey();
  };
  const submit = async (values: T) => {
    try {
      const result = await send(values, draft.clientKey);
      if (saved) toast(wasKept(result) ? { ...saved, description: t('keptHere') } : saved);
      if (staysOpen) reset(values);
      else close();
    } catch (error) {
      // The form was left meanwhile, and the outbox lists what was refused.
      if (wasKept(error)) {
        draft.forget(values);
        toast({ title: failedTitle ?? t('error'), description: t('refusedHere'), destructive: true });
        return;
      }
      // An earlier attempt reached the server, and the form was changed since then: the next attempt is a new entry.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') draft.renewKey();
      const messages = Object.entries(fieldMessages(error));
      form.setErrors(Object.fromEntries(messages.map(([field, message]) => [fieldNames[field] ?? field, message])));
      const description = typeof failed === 'string' ? failed : failed(error);
      if (description !== undefined) toast({ title: failedTitle ?? t('error'), description, destructive: true });
    }
  };
  const reportInvalid = (values: T) => {
    const problem = Object.values(problemsOf(values)).find((each) => each !== undefined);
    const title = problem && invalidTitle?.(problem);
    if (title) toast({ title, description: sentenceOf(problem), destructive: true });
  };
  const validateAndSubmit = form.onSubmit(submit, (_errors, values, event) => {
    reportInvalid(values);
    focusFirstProblem(event?.currentTarget);
  });
  const onSubmit = (event?: SyntheticEvent<HTMLFormElement>) => {
    if (isPending) event?.preventDefault();
    else validateAndSubmit(event);
  };
  return { form, close, onSubmit, isPending };
}

// In the next frame, when the messages are rendered.
function focusFirstProblem(form: HTMLFormElement | undefined): void {
  requestAnimationFrame(() => {
    const problem = form?.querySelector<HTMLElement>('[aria-invalid=true]');
    // A group of radio buttons cannot have the focus; its first button can.
    (problem?.querySelector('input') ?? problem)?.focus();
  });
}
