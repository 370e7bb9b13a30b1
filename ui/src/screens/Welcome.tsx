// What a visitor sees on every path but /auth: what the product is, and the two ways in; it knows no session.
import { Anchor, Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { usePageTitle } from '@/shared/hooks/usePageHeading';
import { useT } from '@/shared/i18n/locale';
import { Frontispiece } from '@/shared/ui/Frontispiece';
import { welcomeMessages } from './welcomeMessages';
import classes from './Welcome.module.css';

export function Welcome() {
  const t = useT(welcomeMessages);
  usePageTitle('FitApp');
  return (
    <Frontispiece pictured>
      <Title order={1} className={classes.claim}>
        {t('claim')}
      </Title>
      <Text size="lg" c="dimmed" mt="md" className={classes.promise}>
        {t('promise')}
      </Text>
      <Button component={Link} to="/auth?tab=signup" size="lg" mt="xl" className={classes.start}>
        {t('start')}
      </Button>
      <Text c="dimmed" mt="md">
        {t('haveAccount')}{' '}
        <Anchor component={Link} to="/auth" fw={600} className={classes.login}>
          {t('logIn')}
        </Anchor>
      </Text>
    </Frontispiece>
  );
}
