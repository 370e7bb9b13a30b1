// Account creation as the first step of a longer way: failures stand in the form, not in a toast; it knows no other step.
import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { errorCode, isUnreachable, serverMessage } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { startSession } from '@/shared/api/session';
import type { User } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { returnToState } from '@/shared/lib/returnTo';
import { looksLikeEmail } from '@/shared/lib/email';
import classes from './AccountForm.module.css';
import { readAccountDraft, removeAccountDraft, writeAccountDraft } from './accountDraft';
import { useLogin, useServerInfo, useSignup, type SignupBody } from './api';
import { isAuthAnswer, PASSWORD_MIN } from './logic';
import { authMessages } from './messages';
import { SignupClosed } from './SignupClosed';
import { SignupFields } from './SignupFields';

interface AccountFormProps {
  // Called before the session starts, because with it this page is gone.
  onCreated: (user: User) => void;
}

export function AccountForm({ onCreated }: AccountFormProps) {
  const t = useT(authMessages);
  const signup = useSignup();
  const login = useLogin();
  const server = useServerInfo();
  const asking = returnToState(useLocation());
  const [alert, setAlert] = useState<string | null>(null);
  // An account may have been made although its answer was lost on the way.
  const [lostFor, setLostFor] = useState<string | null>(null);
  const form = useForm<SignupBody>({
    initialValues: { name: '', email: '', ...readAccountDraft(), password: '' },
    onValuesChange: writeAccountDraft,
    validate: {
      name: (name) => (name.trim() ? null : t('nameRequired')),
      email: (email) => (looksLikeEmail(email) ? null : t('invalidEmail')),
      password: (password) => (password.length >= PASSWORD_MIN ? null : t('shortPassword')),
    },
  });

  const enter = (answer: unknown) => {
    if (!isAuthAnswer(answer)) {
      setAlert(t('accountFailed'));
      return;
    }
    removeAccountDraft();
    onCreated(answer.user);
    startSession({ user: answer.user, token: answer.token });
  };

  const refuse = (error: unknown) => {
    form.setErrors(fieldMessages(error));
    setAlert(serverMessage(error, t('accountFailed')));
  };

  const submit = (values: SignupBody) => {
    setAlert(null);
    signup.mutate(values, {
      onSuccess: enter,
      onError: (error) => {
        const { email, password } = values;
        if (isUnreachable(error)) setLostFor(email);
        if (errorCode(error) === 'EMAIL_TAKEN' && lostFor === email) {
          login.mutate({ email, password, rememberMe: false }, { onSuccess: enter, onError: () => refuse(error) });
        } else refuse(error);
      },
    });
  };

  return (
    <>
      {server.data?.signup === false ? (
        <SignupClosed />
      ) : (
        <form onSubmit={form.onSubmit(submit)} noValidate>
          <Stack gap="md">
            {alert && (
              <Alert color="red" icon={<IconAlertCircle aria-hidden />}>
                {alert}
              </Alert>
            )}
            <SignupFields form={form} />
            <Button type="submit" fullWidth mt="xs" loading={signup.isPending || login.isPending}>
              {t('signupButton')}
            </Button>
          </Stack>
        </form>
      )}
      <Text size="sm" c="dimmed" ta="center" mt="sm">
        {t('haveAccount')}{' '}
        <Anchor component={Link} to="/auth" state={asking} size="sm" fw={600} className={classes.login}>
          {t('logInHere')}
        </Anchor>
      </Text>
    </>
  );
}
