// Changes the password: current password and the new one twice, with a strength hint.
import { Button } from '@mantine/core';
import { serverMessage } from '@/shared/api/errors';
import { limits } from '@/shared/api/limits.gen';
import { useUser } from '@/shared/api/user';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useT } from '@/shared/i18n/locale';
import { PasswordField } from '@/shared/ui/PasswordField';
import { useChangePassword } from './api';
import classes from './ChangePassword.module.css';
import { problemsOfReset, resetTitles, type ResetProblem } from './logic';
import { PasswordStrength } from './PasswordStrength';
import { resetMessages } from './resetMessages';
import { securityMessages } from './securityMessages';

const empty = { currentPassword: '', password: '', confirmation: '' };

export function ChangePassword() {
  const t = useT(securityMessages);
  const reset = useT(resetMessages);
  const { name, email } = useUser();
  const { mutateAsync: change } = useChangePassword();
  const { form, onSubmit, isPending } = useEntryForm<typeof empty, ResetProblem>({
    initial: empty,
    problemsOf: problemsOfReset,
    sentenceOf: reset,
    invalidTitle: (problem) => reset(resetTitles[problem]),
    send: ({ currentPassword, password }) => change({ currentPassword, newPassword: password }),
    fieldNames: { newPassword: 'password' },
    saved: { title: t('changed'), description: t('changedText') },
    failed: (error) => serverMessage(error, t('changeFailed')),
    staysOpen: true,
  });

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      {/* Password managers store the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={t('current')} autoComplete="current-password" {...form.getInputProps('currentPassword')} />
      <div>
        <PasswordField
          label={reset('newPassword')}
          autoComplete="new-password"
          maxLength={limits.ChangePasswordInput.newPassword.maxLength}
          aria-describedby="new-password-strength"
          {...form.getInputProps('password')}
        />
        <PasswordStrength id="new-password-strength" password={form.values.password} known={[name, email]} />
      </div>
      <PasswordField
        label={reset('confirmation')}
        autoComplete="new-password"
        maxLength={limits.ChangePasswordInput.newPassword.maxLength}
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
