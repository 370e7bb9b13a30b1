// The sign-up form with a strength hint for the password.
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useT } from '@/shared/i18n/locale';
import { looksLikeEmail } from '@/shared/lib/email';
import { toast } from '@/shared/ui/toast';
import { handleResponse, handleFailure } from './authResponse';
import { useServerInfo, useSignup, type SignupBody } from './api';
import { hasEmpty, PASSWORD_MIN } from './logic';
import { authMessages } from './messages';
import { SignupClosed } from './SignupClosed';
import { SignupFields } from './SignupFields';

export function SignupForm() {
  const t = useT(authMessages);
  const signup = useSignup();
  const server = useServerInfo();
  const form = useForm<SignupBody>({
    initialValues: { name: '', email: '', password: '' },
    validate: (values) =>
      // If a field is empty, only that is reported.
      hasEmpty(values)
        ? {}
        : {
            email: looksLikeEmail(values.email) ? null : t('invalidEmail'),
            password: values.password.length >= PASSWORD_MIN ? null : t('shortPassword'),
          },
  });

  const sentences = {
    failedTitle: t('signupFailedTitle'),
    failed: t('signupFailed'),
    errorTitle: t('signupErrorTitle'),
    invalidResponse: t('invalidResponse'),
  };

  const submit = (values: SignupBody) => {
    if (hasEmpty(values)) {
      toast({ title: t('missingTitle'), description: t('missing'), destructive: true });
      return;
    }
    signup.mutate(values, {
      onSuccess: (response) => handleResponse(response, sentences),
      onError: (error) => handleFailure(error, form, sentences),
    });
  };

  if (server.data?.signup === false) return <SignupClosed />;

  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <SignupFields form={form} />
        <Button type="submit" fullWidth mt="xs" loading={signup.isPending}>
          {t('signupButton')}
        </Button>
      </Stack>
    </form>
  );
}
