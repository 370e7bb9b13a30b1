// Changes the password: current password and the new one twice, with a strength hint.
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { serverMessage } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { PasswordField } from '@/shared/ui/PasswordField';
import { toast } from '@/shared/ui/toast';
import { useChangePassword } from './api';
import classes from './ChangePassword.module.css';
import { problemOfReset } from './logic';
import { PasswordStrength } from './PasswordStrength';
import { resetMessages } from './resetMessages';
import { securityMessages } from './securityMessages';

const titles = { missing: 'missingTitle', short: 'shortTitle', mismatch: 'mismatchTitle' } as const;
const empty = { currentPassword: '', password: '', confirmation: '' };

export function ChangePassword() {
  const t = useT(securityMessages);
  const reset = useT(resetMessages);
  const words = useT(common);
  const { name, email } = useUser();
  const { mutate: change, isPending } = useChangePassword();
  const form = useForm({ initialValues: empty });

  const submit = (values: typeof empty) => {
    const problem = values.currentPassword === '' ? 'missing' : problemOfReset(values);
    if (problem) {
      const missing = (Object.keys(empty) as (keyof typeof empty)[]).find((field) => values[field] === '');
      const field =
        problem === 'missing' ? (missing ?? 'password') : problem === 'mismatch' ? 'confirmation' : 'password';
      form.setErrors({ [field]: reset(problem) });
      toast({ title: reset(titles[problem]), description: reset(problem), destructive: true });
      return;
    }
    change(
      { currentPassword: values.currentPassword, newPassword: values.password },
      {
        onSuccess: () => {
          form.reset();
          toast({ title: t('changed'), description: t('changedText') });
        },
        onError: (error) => {
          const { newPassword, ...fields } = fieldMessages(error);
          form.setErrors({ ...fields, ...(newPassword && { password: newPassword }) });
          toast({ title: words('error'), description: serverMessage(error, t('changeFailed')), destructive: true });
        },
      },
    );
  };

  return (
    <form onSubmit={form.onSubmit(submit)} noValidate className={classes.form}>
      {/* Password managers store the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={t('current')} autoComplete="current-password" {...form.getInputProps('currentPassword')} />
      <div>
        <PasswordField
          label={reset('newPassword')}
          autoComplete="new-password"
          maxLength={128}
          aria-describedby="new-password-strength"
          {...form.getInputProps('password')}
        />
        <PasswordStrength id="new-password-strength" password={form.values.password} known={[name, email]} />
      </div>
      <PasswordField
        label={reset('confirmation')}
        autoComplete="new-password"
        maxLength={128}
        {...form.getInputProps('confirmation')}
      />
      <div>
        <Button type="submit" disabled={isPending}>
          {t(isPending ? 'changing' : 'change')}
        </Button>
      </div>
    </form>
  );
}
