// The sign-up form with a hint on the password's strength; it knows no page around it.
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useT } from '@/shared/i18n/locale';
import { looksLikeEmail } from '@/shared/lib/email';
import { toast } from '@/shared/ui/toast';
import { takeAnswer, takeFailure } from './answers';
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
      // With something missing the one message about that is enough.
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
      onSuccess: (answer) => takeAnswer(answer, sentences),
      onError: (error) => takeFailure(error, form, sentences),
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
