// The user's sessions, this device first. The others can be logged out.
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { AccountSession } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { toast } from '@/shared/ui/toast';
import { useEndSession, useSessions } from './api';
import { deviceOf } from './devices';
import { securityMessages } from './securityMessages';
import classes from './SessionList.module.css';

export function SessionList() {
  const t = useT(securityMessages);
  const { data, error, refetch } = useSessions();
  if (error) return <ErrorState error={error} title={t('devicesFailed')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <LoadingRegion>
        <Placeholder height={68} />
      </LoadingRegion>
    );
  }
  const ordered = [...data].sort((one, other) => Number(other.current) - Number(one.current));
  return (
    <ul className={classes.list}>
      {ordered.map((session) => (
        <SessionLine key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionLine({ session }: { session: AccountSession }) {
  const t = useT(securityMessages);
  const words = useT(common);
  const format = useFormat();
  const { mutateAsync: end, isPending } = useEndSession();
  const { browser, system, mobile } = deviceOf(session.userAgent);
  const Picture = mobile ? IconDeviceMobile : IconDeviceDesktop;
  const name = browser && system ? t('deviceOn', { browser, system }) : (browser ?? system ?? t('unknownDevice'));
  const moment = new Intl.DateTimeFormat(format, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(session.lastUsedAt),
  );

  const leave = async () => {
    try {
      await end(session.id);
      toast({ title: t('ended'), description: name });
    } catch {
      toast({ title: words('error'), description: t('endFailed'), destructive: true });
    }
  };
  return (
    <li className={classes.session}>
      <Picture size={24} stroke={1.6} aria-hidden />
      <div className={classes.words}>
        <div className={classes.name}>{name}</div>
        <div className={classes.hint}>{session.current ? t('thisDevice') : t('lastUsed', { moment })}</div>
      </div>
      {!session.current && (
        <Button
          variant="default"
          aria-label={t('endOf', { device: name })}
          disabled={isPending}
          onClick={() => void leave()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
