// Changes one's password: the current one, a new one twice, with the hint on its strength; it knows no page.
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
import { faultOfReset } from './logic';
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
    const fault = values.currentPassword === '' ? 'missing' : faultOfReset(values);
    if (fault) {
      const missing = (Object.keys(empty) as (keyof typeof empty)[]).find((field) => values[field] === '');
      const field = fault === 'missing' ? (missing ?? 'password') : fault === 'mismatch' ? 'confirmation' : 'password';
      form.setErrors({ [field]: reset(fault) });
      toast({ title: reset(titles[fault]), description: reset(fault), destructive: true });
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
      {/* Password managers file the new password under this. */}
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
