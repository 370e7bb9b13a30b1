// Name, email and password of a new account, with a strength hint.
import { Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@/shared/api/limits.gen';
import { useT } from '@/shared/i18n/locale';
import { PasswordField } from '@/shared/ui/PasswordField';
import type { SignupBody } from './api';
import { authMessages } from './messages';
import { PasswordStrength } from './PasswordStrength';

export function SignupFields({ form }: { form: UseFormReturnType<SignupBody> }) {
  const t = useT(authMessages);
  return (
    <Stack gap="md">
      <TextInput
        label={t('name')}
        autoComplete="name"
        maxLength={limits.SignupInput.name.maxLength}
        data-autofocus
        {...form.getInputProps('name')}
      />
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
          maxLength={limits.SignupInput.password.maxLength}
          aria-describedby="password-strength"
          {...form.getInputProps('password')}
        />
        <PasswordStrength
          id="password-strength"
          password={form.values.password}
          known={[form.values.name, form.values.email]}
        />
      </div>
    </Stack>
  );
}
