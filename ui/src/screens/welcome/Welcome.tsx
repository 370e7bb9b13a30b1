// What a visitor sees on every path but /auth: what the product is, and the two ways in; it knows no session.
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
import { askingFor } from '@/shared/lib/askedAddress';
import { Frontispiece } from '@/shared/ui/Frontispiece';
import { welcomeMessages } from './welcomeMessages';
import classes from './Welcome.module.css';

export function Welcome() {
  const t = useT(welcomeMessages);
  const words = useT(onboardingMessages);
  // A reload in the middle of signing up goes on there.
  const [starting, setStarting] = useState(isAccountOpen);
  // Counts the forms that were begun; null before the first.
  const [form, setForm] = useState(starting ? 0 : null);
  const asking = askingFor(useLocation());
  usePageTitle('FitApp');

  const start = () => {
    if (form === null || readAccountDraft() === null) setForm((form ?? 0) + 1);
    markAccountOpen(true);
    setStarting(true);
  };
  const putAside = () => {
    markAccountOpen(false);
    setStarting(false);
  };
  const leave = () => {
    removeAccountDraft();
    setStarting(false);
  };

  return (
    <Frontispiece pictured>
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
        <Anchor component={Link} to="/auth" state={asking} fw={600} className={classes.login}>
          {t('logIn')}
        </Anchor>
      </Text>
      <OnboardingFrame
        opened={starting}
        onClose={leave}
        onBack={putAside}
        keepMounted={form !== null}
        {...stepOf('account', true)}
        title={words('accountTitle')}
        hint={words('accountHint')}
      >
        <AccountForm key={form} onCreated={markNew} />
      </OnboardingFrame>
    </Frontispiece>
  );
}
