// Two fields for a new password and every way in which that can end; it knows the token, not where it came from.
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { serverMessage } from '@/shared/api/errors';
import { useT } from '@/shared/i18n/locale';
import { PasswordField } from '@/shared/ui/PasswordField';
import { toast } from '@/shared/ui/toast';
import { useResetPassword } from './api';
import { faultOfReset } from './logic';
import { PasswordStrength } from './PasswordStrength';
import { resetMessages } from './resetMessages';

interface ResetFormProps {
  token: string;
  onDone: () => void;
  onRefused: () => void;
}

const titles = { missing: 'missingTitle', short: 'shortTitle', mismatch: 'mismatchTitle' } as const;

export function ResetForm({ token, onDone, onRefused }: ResetFormProps) {
  const t = useT(resetMessages);
  const reset = useResetPassword();
  const form = useForm({ initialValues: { password: '', confirmation: '' } });

  const submit = (values: { password: string; confirmation: string }) => {
    const fault = faultOfReset(values);
    if (fault) {
      const field = fault === 'mismatch' || (fault === 'missing' && values.password) ? 'confirmation' : 'password';
      form.setErrors({ [field]: t(fault) });
      toast({ title: t(titles[fault]), description: t(fault), destructive: true });
      return;
    }
    reset.mutate(
      { token, newPassword: values.password },
      {
        onSuccess: () => {
          toast({ title: t('doneTitle') });
          onDone();
        },
        onError: (error) => {
          toast({ title: t('failedTitle'), description: serverMessage(error, t('failed')), destructive: true });
          onRefused();
        },
      },
    );
  };

  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <div>
          <PasswordField
            label={t('newPassword')}
            autoComplete="new-password"
            maxLength={128}
            aria-describedby="password-strength"
            {...form.getInputProps('password')}
          />
          <PasswordStrength id="password-strength" password={form.values.password} known={[]} />
        </div>
        <PasswordField
          label={t('confirmation')}
          autoComplete="new-password"
          maxLength={128}
          {...form.getInputProps('confirmation')}
        />
        <Button type="submit" fullWidth mt="xs" loading={reset.isPending}>
          {t('reset')}
        </Button>
      </Stack>
    </form>
  );
}
