// The form for a new password after a reset link.
import { Button, Stack } from '@mantine/core';
import { serverMessage } from '@/shared/api/errors';
import { limits } from '@/shared/api/limits.gen';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useT } from '@/shared/i18n/locale';
import { PasswordField } from '@/shared/ui/PasswordField';
import { useResetPassword } from './api';
import { problemsOfReset, resetTitles, type ResetProblem } from './logic';
import { PasswordStrength } from './PasswordStrength';
import { resetMessages } from './resetMessages';

interface ResetFormProps {
  token: string;
  onDone: () => void;
  onRefused: () => void;
}

interface Passwords {
  password: string;
  confirmation: string;
}

export function ResetForm({ token, onDone, onRefused }: ResetFormProps) {
  const t = useT(resetMessages);
  const { mutateAsync: reset } = useResetPassword();
  const { form, onSubmit, isPending } = useEntryForm<Passwords, ResetProblem>({
    initial: { password: '', confirmation: '' },
    problemsOf: problemsOfReset,
    sentenceOf: t,
    invalidTitle: (problem) => t(resetTitles[problem]),
    send: ({ password }) => reset({ token, newPassword: password }),
    fieldNames: { newPassword: 'password' },
    saved: { title: t('doneTitle') },
    failedTitle: t('failedTitle'),
    failed: (error) => {
      onRefused();
      return serverMessage(error, t('failed'));
    },
    onClose: onDone,
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <div>
          <PasswordField
            label={t('newPassword')}
            autoComplete="new-password"
            maxLength={limits.ResetPasswordInput.newPassword.maxLength}
            aria-describedby="password-strength"
            {...form.getInputProps('password')}
          />
          <PasswordStrength id="password-strength" password={form.values.password} known={[]} />
        </div>
        <PasswordField
          label={t('confirmation')}
          autoComplete="new-password"
          maxLength={limits.ResetPasswordInput.newPassword.maxLength}
          {...form.getInputProps('confirmation')}
        />
        <Button type="submit" fullWidth mt="xs" loading={isPending}>
          {t('reset')}
        </Button>
      </Stack>
    </form>
  );
}
