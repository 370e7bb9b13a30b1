// /auth: log in and sign up, as two tabs.
import { Tabs, Text, Title } from '@mantine/core';
import { useLocation, useSearchParams } from 'react-router';
import { LoginForm } from '@/features/auth/LoginForm';
import { authMessages } from '@/features/auth/messages';
import { SignupForm } from '@/features/auth/SignupForm';
import { usePageHeading } from '@/shared/hooks/usePageHeading';
import { useT } from '@/shared/i18n/locale';
import { SignedOutLayout } from '@/shared/ui/SignedOutLayout';
import tabs from '@/shared/ui/PageTabs.module.css';

export function Auth() {
  const t = useT(authMessages);
  const [parameters, setParameters] = useSearchParams();
  // Switching tabs keeps the address to return to.
  const { state } = useLocation() as { state: unknown };
  const signup = parameters.get('tab') === 'signup';
  const heading = usePageHeading(signup ? t('signupTab') : t('pageTitle'));
  return (
    <SignedOutLayout>
      <Title order={1} tabIndex={-1} ref={heading}>
        {signup ? t('createAccount') : t('welcomeBack')}
      </Title>
      <Text c="dimmed" mt={4}>
        {signup ? t('createAccountHint') : t('welcomeBackHint')}
      </Text>
      <Tabs
        value={signup ? 'signup' : 'login'}
        onChange={(tab) => setParameters(tab === 'signup' ? { tab: 'signup' } : {}, { replace: true, state })}
        keepMounted={false}
        variant="unstyled"
        mt="lg"
        classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '' }}
      >
        <Tabs.List grow aria-label={t('tabs')}>
          <Tabs.Tab value="login">{t('loginTab')}</Tabs.Tab>
          <Tabs.Tab value="signup">{t('signupTab')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="login" pt="lg">
          <LoginForm openForgotPassword={parameters.has('forgot')} />
        </Tabs.Panel>
        <Tabs.Panel value="signup" pt="lg">
          <SignupForm />
        </Tabs.Panel>
      </Tabs>
    </SignedOutLayout>
  );
}
