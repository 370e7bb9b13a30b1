// /reset-password: the target of the link in the reset email. Removes the token from the URL at once.
import { Alert, Anchor, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { linkToken, tokenOf } from '@/features/auth/logic';
import { ResetForm } from '@/features/auth/ResetForm';
import { resetMessages } from '@/features/auth/resetMessages';
import { usePageHeading } from '@/shared/hooks/usePageHeading';
import { useT } from '@/shared/i18n/locale';
import { SignedOutLayout } from '@/shared/ui/SignedOutLayout';
import classes from './ResetPassword.module.css';

// After a reset and after an invalid link (docs/behaviour.md, Accounts and sessions).
const REDIRECT_MS = 3000;

// Keeps the token in memory only.
export function ResetPassword() {
  const given = linkToken(useLocation());
  const [link, setLink] = useState({ text: given, number: 0 });
  const navigate = useNavigate();
  // A second link that opens in this page changes only the fragment.
  if (given !== null && given !== link.text) setLink({ text: given, number: link.number + 1 });

  // The token must not stay in the history, in a bookmark or visible on a shared screen.
  useEffect(() => {
    if (given !== null) void navigate('/reset-password', { replace: true });
  }, [navigate, given]);

  return <ResetPage key={link.number} token={tokenOf(link.text)} />;
}

function ResetPage({ token }: { token: string | null }) {
  const t = useT(resetMessages);
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState(false);
  const navigate = useNavigate();
  const heading = usePageHeading(t('pageTitle'));

  const leaving = done || token === null;
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => void navigate('/auth', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);

  return (
    <SignedOutLayout>
      <Title order={1} tabIndex={-1} ref={heading}>
        {t('heading')}
      </Title>
      {!leaving && (
        <>
          <Text c="dimmed" mt={4} mb="lg">
            {t('headingHint')}
          </Text>
          <ResetForm token={token} onDone={() => setDone(true)} onRefused={() => setRefused(true)} />
          {refused && (
            <Anchor component={Link} to="/auth?forgot" className={classes.link}>
              {t('newLink')}
            </Anchor>
          )}
        </>
      )}
      {leaving && (
        <>
          <Alert
            mt="lg"
            role={done ? 'status' : 'alert'}
            color={done ? 'green' : 'red'}
            icon={done ? <IconCircleCheck aria-hidden /> : <IconLinkOff aria-hidden />}
            title={t(done ? 'doneTitle' : 'invalidTitle')}
          >
            {t(done ? 'done' : 'invalid')}
          </Alert>
          <Text size="sm" c="dimmed" mt="md">
            {t('redirect')}
          </Text>
          <Anchor component={Link} to="/auth" className={classes.link}>
            {t('toLogin')}
          </Anchor>
        </>
      )}
    </SignedOutLayout>
  );
}
