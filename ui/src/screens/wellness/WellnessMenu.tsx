// Hides and shows period tracking, for whoever wants nothing to do with it; it knows no period.
import { ActionIcon } from '@mantine/core';
import { IconDots, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { journeyMessages } from '@/features/wellness/today/journeyMessages';
import { put } from '@/shared/api/client';
import { userQuery } from '@/shared/api/queries';
import { updateUser } from '@/shared/api/session';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Menu } from '@/shared/ui/Menu';
import { toast } from '@/shared/ui/toast';

export function PeriodsMenu() {
  const t = useT(journeyMessages);
  const words = useT(common);
  const client = useQueryClient();
  const { trackPeriods = true } = useUser();
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) => put('/api/user', { body: { trackPeriods: wanted } }),
    onSuccess: (user, wanted) => {
      client.setQueryData(userQuery.queryKey, user);
      updateUser(user);
      toast({ title: t(wanted ? 'periodsShown' : 'periodsHidden') });
    },
    onError: () => toast({ title: words('error'), description: t('periodsFailed'), destructive: true }),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('more')}>
          <IconDots size={22} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={trackPeriods ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
          disabled={isPending}
          onClick={() => mutate(!trackPeriods)}
        >
          {t(trackPeriods ? 'hidePeriods' : 'showPeriods')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
