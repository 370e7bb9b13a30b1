// Confirms the deletion of the account with the password.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { serverMessage } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import { PasswordField } from '@/shared/ui/PasswordField';
import { toast } from '@/shared/ui/toast';
import { useDeleteAccount } from '@/features/profile/api';
import { dataMessages } from './dataMessages';

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const t = useT(dataMessages);
  const words = useT(common);
  const { mutate: remove, isPending } = useDeleteAccount();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setError(t('passwordRequired'));
    remove(password, {
      onError: (failure) => {
        const refused = fieldMessages(failure)['password'];
        setError(refused ?? null);
        if (!refused)
          toast({ title: words('error'), description: serverMessage(failure, t('deleteFailed')), destructive: true });
      },
    });
  };

  return (
    <Modal opened onClose={onClose} title={t('deleteTitle')} closeButtonProps={{ 'aria-label': words('close') }}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text c="dimmed">{t('deleteText')}</Text>
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              setError(null);
            }}
            error={error}
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
