// The latest security events of the account, in words.
import { Text } from '@mantine/core';
import type { SecurityEvent } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useSecurityEvents } from './api';
import { deviceOf } from './devices';
import { securityMessages } from './securityMessages';
import classes from './SessionList.module.css';

export function SecurityEvents() {
  const t = useT(securityMessages);
  const { data, error, refetch } = useSecurityEvents();
  if (error) return <ErrorState error={error} title={t('eventsFailed')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <LoadingRegion>
        <Placeholder height={204} />
      </LoadingRegion>
    );
  }
  if (data.length === 0) {
    return (
      <Text className={classes.empty} c="dimmed">
        {t('noEvents')}
      </Text>
    );
  }
  return (
    <ul className={classes.list} aria-label={t('events')}>
      {data.map((event) => (
        <EventLine key={event.id} event={event} />
      ))}
    </ul>
  );
}

function EventLine({ event }: { event: SecurityEvent }) {
  const t = useT(securityMessages);
  const format = useFormat();
  const { browser, system } = deviceOf(event.userAgent);
  const device = browser && system ? t('deviceOn', { browser, system }) : (browser ?? system ?? t('unknownDevice'));
  const moment = new Intl.DateTimeFormat(format, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(event.createdAt),
  );
  const name = t(`kind_${event.kind}`);
  return (
    <li className={`${classes.session} ${classes.event}`}>
      <div className={classes.words}>
        <div className={classes.name}>{event.count > 1 ? t('eventOf', { event: name, times: event.count }) : name}</div>
        {event.address && <div className={classes.hint}>{t('from', { device, address: event.address })}</div>}
        {event.kind.startsWith('operator') && <div className={classes.hint}>{t('byOperator')}</div>}
      </div>
      <time className={classes.moment} dateTime={event.createdAt}>
        {moment}
      </time>
    </li>
  );
}
