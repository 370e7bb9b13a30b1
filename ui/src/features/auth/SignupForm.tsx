// The sign-up form with a hint on the password's strength; it knows no page around it.
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { PasswordField } from '@/shared/ui/PasswordField';
import { toast } from '@/shared/ui/toast';
import { takeAnswer, takeFailure } from './answers';
import { useServerInfo, useSignup, type SignupBody } from './api';
import { hasEmpty, looksLikeEmail, PASSWORD_MIN } from './logic';
import { authMessages } from './messages';
import { PasswordStrength } from './PasswordStrength';

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

  if (server.data?.signup === false) {
    return (
      <Alert color="amber" icon={<IconLock aria-hidden />} title={t('signupClosedTitle')}>
        {t('signupClosed')}
      </Alert>
    );
  }

  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <TextInput label={t('name')} autoComplete="name" maxLength={100} {...form.getInputProps('name')} />
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.getInputProps('email')}
        />
        <div>
          <PasswordField
            label={t('password')}
            autoComplete="new-password"
            maxLength={128}
            aria-describedby="password-strength"
            {...form.getInputProps('password')}
          />
          <PasswordStrength
            id="password-strength"
            password={form.values.password}
            known={[form.values.name, form.values.email]}
          />
        </div>
        <Button type="submit" fullWidth mt="xs" loading={signup.isPending}>
          {t('signupButton')}
        </Button>
      </Stack>
    </form>
  );
}
