// The link and dialog that request a password reset email.
import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import { toast } from '@/shared/ui/toast';
import { useForgotPassword, useServerInfo } from './api';
import classes from './ForgotPassword.module.css';
import { resetMessages } from './resetMessages';

interface ForgotPasswordProps {
  // The email address of the login form.
  typed: string;
  openedAtFirst: boolean;
}

export function ForgotPassword({ typed, openedAtFirst }: ForgotPasswordProps) {
  const t = useT(resetMessages);
  const words = useT(common);
  const [opened, setOpened] = useState(openedAtFirst);
  return (
    <>
      <Anchor component="button" type="button" className={classes.link} onClick={() => setOpened(true)}>
        {t('forgot')}
      </Anchor>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('forgotTitle')}
        closeButtonProps={{ 'aria-label': words('close') }}
      >
        <LinkForm typed={typed} onDone={() => setOpened(false)} />
      </Modal>
    </>
  );
}

function LinkForm({ typed, onDone }: { typed: string; onDone: () => void }) {
  const t = useT(resetMessages);
  const words = useT(common);
  const ask = useForgotPassword();
  // Loads the server information while the user types.
  useServerInfo();
  const { form, onSubmit, isPending } = useEntryForm<{ email: string }, 'emailRequired'>({
    initial: { email: typed },
    problemsOf: ({ email }) => (email.trim() === '' ? { email: 'emailRequired' } : {}),
    sentenceOf: t,
    send: async ({ email }) => {
      const { mail } = await ask.mutateAsync(email.trim());
      // The server sends no email: show the alert instead, for any address.
      if (!mail) return;
      toast({ title: t('sentTitle'), description: t('sent') });
      onDone();
    },
    failed: t('sendFailed'),
  });

  if (ask.data?.mail === false) {
    return (
      <Stack gap="lg">
        <Alert color="amber" icon={<IconMailOff aria-hidden />} role="status">
          {t('noMail')}
        </Alert>
        <Button variant="default" onClick={onDone} data-autofocus>
          {words('close')}
        </Button>
      </Stack>
    );
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{t('forgotHint')}</Text>
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.getInputProps('email')}
          data-autofocus
        />
        <Button type="submit" fullWidth loading={isPending}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  );
}
