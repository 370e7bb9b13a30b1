// The frame of a notice about this device, with a button that dismisses it.
import { Alert, Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '@/shared/i18n/locale';
import { offlineMessages } from './offline/offlineMessages';

interface DeviceNoticeProps {
  icon: Icon;
  title: string;
  // status: it appears while the page is in use, so that screen readers announce it.
  role: 'status' | 'region';
  onSeen: () => void;
  children: ReactNode;
}

export function DeviceNotice({ icon: NoticeIcon, title, role, onSeen, children }: DeviceNoticeProps) {
  const t = useT(offlineMessages);
  return (
    <Alert
      color="amber"
      icon={<NoticeIcon aria-hidden />}
      title={title}
      mb="lg"
      role={role}
      {...(role === 'region' && { 'aria-label': title })}
    >
      {children}
      <div>
        <Button variant="default" mt="sm" onClick={onSeen}>
          {t('gotIt')}
        </Button>
      </div>
    </Alert>
  );
}
