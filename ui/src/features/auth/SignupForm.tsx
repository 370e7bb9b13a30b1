// The sign-up form with a strength hint for the password.
import { Button, Stack } from '@mantine/core';
import { serverMessage } from '@/shared/api/errors';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useT } from '@/shared/i18n/locale';
import { looksLikeEmail } from '@/shared/lib/email';
import { startSessionWith } from './authResponse';
import { useServerInfo, useSignup, type SignupBody } from './api';
import { hasEmpty, PASSWORD_MIN } from './logic';
import { authMessages } from './messages';
import { SignupClosed } from './SignupClosed';
import { SignupFields } from './SignupFields';

export function SignupForm() {
  const t = useT(authMessages);
  const { mutateAsync: signup } = useSignup();
  const server = useServerInfo();
  const { form, onSubmit, isPending } = useEntryForm<SignupBody, 'missing' | 'invalidEmail' | 'shortPassword'>({
    initial: { name: '', email: '', password: '' },
    problemsOf: (values) => {
      // If a field is empty, only that is reported, in a toast.
      if (hasEmpty(values)) return { form: 'missing' };
      return {
        ...(!looksLikeEmail(values.email) && { email: 'invalidEmail' }),
        ...(values.password.length < PASSWORD_MIN && { password: 'shortPassword' }),
      };
    },
    sentenceOf: t,
    invalidTitle: (problem) => (problem === 'missing' ? t('missingTitle') : undefined),
    send: async (values) =>
      startSessionWith(await signup(values), { title: t('signupErrorTitle'), description: t('invalidResponse') }),
    failedTitle: t('signupFailedTitle'),
    failed: (error) => serverMessage(error, t('signupFailed')),
  });

  if (server.data?.signup === false) return <SignupClosed />;

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <SignupFields form={form} />
        <Button type="submit" fullWidth mt="xs" loading={isPending}>
          {t('signupButton')}
        </Button>
      </Stack>
    </form>
  );
}
