// The welcome page for visitors: what FitApp is, sign-up and login.
import { Anchor, Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isAccountOpen, markAccountOpen, readAccountDraft, removeAccountDraft } from '@/features/auth/accountDraft';
import { AccountForm } from '@/features/auth/AccountForm';
import { markNew, stepOf } from '@/features/onboarding/logic';
import { onboardingMessages } from '@/features/onboarding/messages';
import { OnboardingFrame } from '@/features/onboarding/OnboardingFrame';
import { usePageTitle } from '@/shared/hooks/usePageHeading';
import { useT } from '@/shared/i18n/locale';
import { returnToState } from '@/shared/lib/returnTo';
import { SignedOutLayout } from '@/shared/ui/SignedOutLayout';
import { welcomeMessages } from './welcomeMessages';
import classes from './Welcome.module.css';

export function Welcome() {
  const t = useT(welcomeMessages);
  const words = useT(onboardingMessages);
  // A reload during sign-up continues there.
  const [starting, setStarting] = useState(isAccountOpen);
  // The number of started forms; null before the first.
  const [form, setForm] = useState(starting ? 0 : null);
  const state = returnToState(useLocation());
  usePageTitle('FitApp');

  const start = () => {
    if (form === null || readAccountDraft() === null) setForm((form ?? 0) + 1);
    markAccountOpen(true);
    setStarting(true);
  };
  const hide = () => {
    markAccountOpen(false);
    setStarting(false);
  };
  const leave = () => {
    removeAccountDraft();
    setStarting(false);
  };

  return (
    <SignedOutLayout pictured>
      <Title order={1} className={classes.claim}>
        {t('claim')}
      </Title>
      <Text size="lg" c="dimmed" mt="md" className={classes.promise}>
        {t('promise')}
      </Text>
      <Button size="lg" mt="xl" className={classes.start} onClick={start}>
        {t('start')}
      </Button>
      <Text c="dimmed" mt="md">
        {t('haveAccount')}{' '}
        <Anchor component={Link} to="/auth" state={state} fw={600} className={classes.login}>
          {t('logIn')}
        </Anchor>
      </Text>
      <OnboardingFrame
        opened={starting}
        onClose={leave}
        onBack={hide}
        keepMounted={form !== null}
        {...stepOf('account', true)}
        title={words('accountTitle')}
        hint={words('accountHint')}
      >
        <AccountForm key={form} onCreated={markNew} />
      </OnboardingFrame>
    </SignedOutLayout>
  );
}
