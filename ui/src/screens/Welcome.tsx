// What a visitor sees on every path but /auth: what the product is, and the two ways in; it knows no session.
import { Anchor, Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { readAccountDraft, removeAccountDraft, writeAccountDraft } from '@/features/auth/accountDraft';
import { AccountForm } from '@/features/auth/AccountForm';
import { markNew, stepOf } from '@/features/onboarding/logic';
import { onboardingMessages } from '@/features/onboarding/messages';
import { OnboardingFrame } from '@/features/onboarding/OnboardingFrame';
import { usePageTitle } from '@/shared/hooks/usePageHeading';
import { useT } from '@/shared/i18n/locale';
import { Frontispiece } from '@/shared/ui/Frontispiece';
import { welcomeMessages } from './welcomeMessages';
import classes from './Welcome.module.css';

export function Welcome() {
  const t = useT(welcomeMessages);
  const words = useT(onboardingMessages);
  // A reload in the middle of signing up goes on there.
  const [starting, setStarting] = useState(() => readAccountDraft() !== null);
  usePageTitle('FitApp');

  const start = () => {
    writeAccountDraft({ name: '', email: '', ...readAccountDraft() });
    setStarting(true);
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
        <Anchor component={Link} to="/auth" fw={600} className={classes.login}>
          {t('logIn')}
        </Anchor>
      </Text>
      <OnboardingFrame
        opened={starting}
        onClose={leave}
        {...stepOf('account', true)}
        title={words('accountTitle')}
        hint={words('accountHint')}
      >
        <AccountForm onCreated={markNew} />
      </OnboardingFrame>
    </Frontispiece>
  );
}
