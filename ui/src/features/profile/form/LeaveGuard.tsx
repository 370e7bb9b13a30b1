// Asks what to do with unsaved changes before the user leaves the profile: save, keep as a draft, or discard.
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
  onInvalid: (fields: readonly string[]) => void;
}

export function LeaveGuard({ form, onInvalid }: LeaveGuardProps) {
  const t = useT(profileMessages);
  const words = useT(common);
  const caution = useCalorieCaution();
  // Does not ask when the session has ended: the draft stays stored for the same user.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      form.changes > 0 && currentUser() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  // Continue the blocked navigation from the page itself, not from this dialog's history entry.
  const leave = () => void withoutOverlays(() => blocker.proceed?.());
  const save = async () => {
    const invalid = await form.save();
    if (invalid.length === 0) return leave();
    stay();
    onInvalid(invalid);
  };
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={stay}
      title={t('leaveTitle')}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <Text c="dimmed">{t('leave')}</Text>
      {form.needsCaution && (
        <Text mt="sm" c="var(--fit-caution-ink)">
          {caution(form.values.dailyCalories)}
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
