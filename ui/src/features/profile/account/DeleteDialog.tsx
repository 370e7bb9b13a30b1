// Confirms the deletion of the account with the password.
import { Button, Group, Stack, Text } from '@mantine/core';
import { serverMessage } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import { PasswordField } from '@/shared/ui/PasswordField';
import { useDeleteAccount } from '@/features/profile/api';
import { dataMessages } from './dataMessages';

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const t = useT(dataMessages);
  const words = useT(common);
  const { mutateAsync: remove } = useDeleteAccount();
  const { form, onSubmit, isPending } = useEntryForm<{ password: string }, 'passwordRequired'>({
    initial: { password: '' },
    problemsOf: ({ password }) => (password === '' ? { password: 'passwordRequired' } : {}),
    sentenceOf: t,
    send: ({ password }) => remove(password),
    // A wrong password is reported at the field only.
    failed: (error) => (fieldMessages(error)['password'] ? undefined : serverMessage(error, t('deleteFailed'))),
  });

  return (
    <Modal opened onClose={onClose} title={t('deleteTitle')} closeButtonProps={{ 'aria-label': words('close') }}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text c="dimmed">{t('deleteText')}</Text>
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('password')}
          />
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose} disabled={isPending}>
            {words('cancel')}
          </Button>
          <Button type="submit" color="red" disabled={isPending}>
            {t('confirmDelete')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
