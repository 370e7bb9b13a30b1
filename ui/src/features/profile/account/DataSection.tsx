// Privacy, export of all data, and account deletion.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { serverMessage } from '@/shared/api/errors';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { currentDay } from '@/shared/lib/currentDay';
import { downloadFile } from '@/shared/lib/downloadFile';
import { toast } from '@/shared/ui/toast';
import { useExport, useSetting } from '@/features/profile/api';
import { dataMessages } from './dataMessages';
import { DeleteDialog } from './DeleteDialog';
import { StorageRow } from './StorageRow';
import { SettingGroup } from '@/features/profile/settings/SettingGroup';
import { SettingRow } from '@/features/profile/settings/SettingRow';
import { SwitchRow } from '@/features/profile/settings/SwitchRow';

export function DataSection() {
  const t = useT(dataMessages);
  const words = useT(common);
  const { trackPeriods = true, coachHealthData = false } = useUser();
  const change = useSetting();
  const { mutateAsync: fetchExport, isPending } = useExport();
  const [deleting, setDeleting] = useState(false);

  const download = async () => {
    try {
      downloadFile(`fitapp-export-${currentDay()}.json`, await fetchExport());
    } catch (error) {
      toast({ title: words('error'), description: serverMessage(error, t('exportFailed')), destructive: true });
    }
  };

  return (
    <>
      <SettingGroup title={t('privacy')}>
        <SwitchRow
          label={t('periods')}
          hint={t('periodsHint')}
          checked={trackPeriods}
          onChange={(enabled) => change({ trackPeriods: enabled })}
        />
        <SwitchRow
          label={t('coachHealth')}
          hint={t('coachHealthHint')}
          checked={coachHealthData}
          onChange={(enabled) => change({ coachHealthData: enabled })}
        />
      </SettingGroup>
      <SettingGroup>
        <SettingRow label={t('export')} hint={t('exportHint')}>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            disabled={isPending}
            onClick={() => void download()}
          >
            {t(isPending ? 'downloading' : 'download')}
          </Button>
        </SettingRow>
        <StorageRow />
        <SettingRow label={t('deleteAccount')} hint={t('deleteHint')}>
          <Button variant="subtle" color="red" onClick={() => setDeleting(true)}>
            {words('delete')}
          </Button>
        </SettingRow>
      </SettingGroup>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </>
  );
}
