// The account form as the first step of onboarding. Errors are shown in the form instead of a toast. Not an entry form:
// there is no user yet, so the draft is in the storage of the tab.
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
import { isAuthResponse, PASSWORD_MIN } from './logic';
import { authMessages } from './messages';
import { SignupClosed } from './SignupClosed';
import { SignupFields } from './SignupFields';

interface AccountFormProps {
  // Called before the session starts, because starting it unmounts this page.
  onCreated: (user: User) => void;
}

export function AccountForm({ onCreated }: AccountFormProps) {
  const t = useT(authMessages);
  const signup = useSignup();
  const login = useLogin();
  const server = useServerInfo();
  const state = returnToState(useLocation());
  const [alert, setAlert] = useState<string | null>(null);
  // The account may exist although the response was lost.
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string | null>(null);
  const form = useForm<SignupBody>({
    initialValues: { name: '', email: '', ...readAccountDraft(), password: '' },
    onValuesChange: writeAccountDraft,
    validate: {
      name: (name) => (name.trim() ? null : t('nameRequired')),
      email: (email) => (looksLikeEmail(email) ? null : t('invalidEmail')),
      password: (password) => (password.length >= PASSWORD_MIN ? null : t('shortPassword')),
    },
  });

  const signIn = (response: unknown) => {
    if (!isAuthResponse(response)) {
      setAlert(t('accountFailed'));
      return;
    }
    removeAccountDraft();
    onCreated(response.user);
    startSession({ user: response.user, token: response.token });
  };

  const showError = (error: unknown) => {
    form.setErrors(fieldMessages(error));
    setAlert(serverMessage(error, t('accountFailed')));
  };

  const submit = (values: SignupBody) => {
    setAlert(null);
    signup.mutate(values, {
      onSuccess: signIn,
      onError: (error) => {
        const { email, password } = values;
        if (isUnreachable(error)) setUnconfirmedEmail(email);
        if (errorCode(error) === 'EMAIL_TAKEN' && unconfirmedEmail === email) {
          login.mutate({ email, password, rememberMe: false }, { onSuccess: signIn, onError: () => showError(error) });
        } else showError(error);
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
        <Anchor component={Link} to="/auth" state={state} size="sm" fw={600} className={classes.login}>
          {t('logInHere')}
        </Anchor>
      </Text>
    </>
  );
}
