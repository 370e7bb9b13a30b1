// Asks before the profile is left with something unsaved: save it, keep it on this device, or throw it away.
import { Button, Stack, Text } from '@mantine/core';
import { useBlocker } from 'react-router';
import { currentUser } from '@/shared/api/session';
import { useCalorieCaution } from '@/shared/hooks/useCalorieCaution';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { withoutOverlays } from '@/shared/lib/overlays';
import { Modal } from '@/shared/ui/Modal';
import { profileMessages } from '@/features/profile/messages';
import type { ProfileForm } from './useProfileForm';

interface LeaveGuardProps {
  form: ProfileForm;
  onRefused: (fields: readonly string[]) => void;
}

export function LeaveGuard({ form, onRefused }: LeaveGuardProps) {
  const t = useT(profileMessages);
  const words = useT(common);
  const caution = useCalorieCaution();
  // Nobody is asked when the session is over: what was typed is kept for the same person.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      form.changes > 0 && currentUser() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  // The way that was stopped goes on from the page itself, not from this dialog's entry.
  const leave = () => void withoutOverlays(() => blocker.proceed?.());
  const save = async () => {
    const refused = await form.save();
    if (refused.length === 0) return leave();
    stay();
    onRefused(refused);
  };
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={stay}
      title={t('leaveTitle')}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <Text c="dimmed">{t('leave')}</Text>
      {form.asksCaution && (
        <Text mt="sm" c="var(--fit-caution-ink)">
          {caution}
        </Text>
      )}
      <Stack gap="xs" mt="lg">
        <Button onClick={() => void save()} disabled={form.isSaving} data-autofocus>
          {t(form.isSaving ? 'saving' : 'saveChanges')}
        </Button>
        <Button variant="default" onClick={leave} disabled={form.isSaving}>
          {t('keepForLater')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          disabled={form.isSaving}
          onClick={() => {
            form.discard();
            leave();
          }}
        >
          {t('discard')}
        </Button>
      </Stack>
    </Modal>
  );
}
