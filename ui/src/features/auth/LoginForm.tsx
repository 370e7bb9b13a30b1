// The login form.
import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { serverMessage } from '@/shared/api/errors';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useT } from '@/shared/i18n/locale';
import { PasswordField } from '@/shared/ui/PasswordField';
import { startSessionWith } from './authResponse';
import { useLogin, type LoginBody } from './api';
import { ForgotPassword } from './ForgotPassword';
import { hasEmpty } from './logic';
import { authMessages } from './messages';

interface LoginFormProps {
  // Opens the forgot-password dialog immediately.
  openForgotPassword?: boolean;
}

export function LoginForm({ openForgotPassword = false }: LoginFormProps) {
  const t = useT(authMessages);
  const { mutateAsync: login } = useLogin();
  const { form, onSubmit, isPending } = useEntryForm<LoginBody, 'missing'>({
    initial: { email: '', password: '', rememberMe: false },
    // Only in a toast, not at a field.
    problemsOf: (values) => (hasEmpty(values) ? { form: 'missing' } : {}),
    sentenceOf: t,
    invalidTitle: () => t('missingTitle'),
    send: async (values) =>
      startSessionWith(await login(values), { title: t('loginErrorTitle'), description: t('invalidResponse') }),
    failedTitle: t('loginFailedTitle'),
    failed: (error) => serverMessage(error, t('loginFailed')),
  });

  return (
    <>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            {...form.getInputProps('email')}
          />
          <PasswordField label={t('password')} autoComplete="current-password" {...form.getInputProps('password')} />
          <Checkbox
            label={t('rememberMe')}
            description={t('rememberMeHint')}
            {...form.getInputProps('rememberMe', { type: 'checkbox' })}
          />
          <Button type="submit" fullWidth mt="xs" loading={isPending}>
            {t('loginButton')}
          </Button>
        </Stack>
      </form>
      <ForgotPassword typed={form.values.email} openedAtFirst={openForgotPassword} />
    </>
  );
}
