// The app on this device: installing it, using it without a connection, and what plain http prevents.
import { Button } from '@mantine/core';
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { changeKeepingSettings, useKeepingSettings } from '@/shared/api/keptSettings';
import { useT } from '@/shared/i18n/locale';
import { useInstalling } from '@/shared/lib/installing';
import { openOutboxList } from '@/shared/outbox/outboxList';
import { outboxMessages } from '@/shared/outbox/outboxMessages';
import { useWaitingText } from '@/shared/outbox/useWaitingText';
import { deviceMessages } from './deviceMessages';
import { OthersEntries } from './OthersEntries';
import { SettingGroup } from './SettingGroup';
import { SettingRow } from './SettingRow';
import { SwitchRow } from './SwitchRow';

const isSecure = () => window.isSecureContext !== false;

function isStandalone(): boolean {
  return navigator.standalone === true || window.matchMedia('(display-mode: standalone)').matches;
}

// iPads call themselves Macs, which have no touch screen.
function isIos(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

function InstallRow() {
  const t = useT(deviceMessages);
  const { offer, isInstalled } = useInstalling();
  const hint = () => {
    if (isInstalled || isStandalone()) return t('installed');
    if (offer) return t('installHint');
    if (!isSecure()) return t('installInsecure');
    return t(isIos() ? 'installIos' : 'installMenu');
  };
  const install = async () => {
    // The browser accepts only one call for each offer.
    useInstalling.setState({ offer: null });
    await offer?.prompt();
  };
  return (
    <SettingRow label={t('install')} hint={hint()}>
      {offer && (
        <Button
          variant="default"
          leftSection={<IconDeviceMobileDown size={18} aria-hidden />}
          onClick={() => void install()}
        >
          {t('installButton')}
        </Button>
      )}
    </SettingRow>
  );
}

function OpensRow() {
  const t = useT(deviceMessages);
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  const state = workers ? (workers.controller ? 'opensReady' : 'opensLater') : 'opensNot';
  return <SettingRow label={t('opens')} hint={t(state)} />;
}

function UnsentRow() {
  const t = useT(outboxMessages);
  return (
    <SettingRow label={t('title')} hint={useWaitingText() || t('empty')}>
      <Button variant="default" aria-haspopup="dialog" onClick={openOutboxList}>
        {t('show')}
      </Button>
    </SettingRow>
  );
}

export function DeviceSection() {
  const t = useT(deviceMessages);
  const { health } = useKeepingSettings();
  return (
    <>
      <SettingGroup>
        <InstallRow />
      </SettingGroup>
      <SettingGroup title={t('offline')}>
        <OpensRow />
        <UnsentRow />
        <OthersEntries />
        <SwitchRow
          label={t('health')}
          hint={t('healthHint')}
          checked={health}
          onChange={(enabled) => changeKeepingSettings({ health: enabled })}
        />
      </SettingGroup>
      {!isSecure() && (
        <SettingGroup title={t('insecure')} hint={t('insecureHint')}>
          <SettingRow label={t('insecureInstall')} />
          <SettingRow label={t('insecureWake')} />
          <SettingRow label={t('insecureNotify')} />
          <SettingRow label={t('insecureCamera')} />
        </SettingGroup>
      )}
    </>
  );
}
