// The log-in form.
import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useT } from '@/shared/i18n/locale';
import { PasswordField } from '@/shared/ui/PasswordField';
import { toast } from '@/shared/ui/toast';
import { handleResponse, handleFailure } from './authResponse';
import { useLogin, type LoginBody } from './api';
import { ForgotPassword } from './ForgotPassword';
import { hasEmpty } from './logic';
import { authMessages } from './messages';

interface LoginFormProps {
  // Opens the forgot-password dialog immediately.
  askingForLink?: boolean;
}

export function LoginForm({ askingForLink = false }: LoginFormProps) {
  const t = useT(authMessages);
  const login = useLogin();
  const form = useForm<LoginBody>({ initialValues: { email: '', password: '', rememberMe: false } });

  const sentences = {
    failedTitle: t('loginFailedTitle'),
    failed: t('loginFailed'),
    errorTitle: t('loginErrorTitle'),
    invalidResponse: t('invalidResponse'),
  };

  const submit = (values: LoginBody) => {
    if (hasEmpty(values)) {
      toast({ title: t('missingTitle'), description: t('missing'), destructive: true });
      return;
    }
    login.mutate(values, {
      onSuccess: (response) => handleResponse(response, sentences),
      onError: (error) => handleFailure(error, form, sentences),
    });
  };

  return (
    <>
      <form onSubmit={form.onSubmit(submit)} noValidate>
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
          <Button type="submit" fullWidth mt="xs" loading={login.isPending}>
            {t('loginButton')}
          </Button>
        </Stack>
      </form>
      <ForgotPassword typed={form.values.email} openedAtFirst={askingForLink} />
    </>
  );
}
