// The form for a new password after a reset link.
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { serverMessage } from '@/shared/api/errors';
import { useT } from '@/shared/i18n/locale';
import { PasswordField } from '@/shared/ui/PasswordField';
import { toast } from '@/shared/ui/toast';
import { useResetPassword } from './api';
import { problemOfReset } from './logic';
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
    const problem = problemOfReset(values);
    if (problem) {
      const field = problem === 'mismatch' || (problem === 'missing' && values.password) ? 'confirmation' : 'password';
      form.setErrors({ [field]: t(problem) });
      toast({ title: t(titles[problem]), description: t(problem), destructive: true });
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
