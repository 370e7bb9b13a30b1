// A notice that the clock of this device is wrong: entries carry its date and time. Once per session, until it is right.
import { IconClockExclamation } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useConnection } from '@/shared/api/connection';
import { useFormat, useT } from '@/shared/i18n/locale';
import { localDay } from '@/shared/lib/dates';
import { tabStorage } from '@/shared/lib/storage';
import { DeviceNotice } from '@/app/DeviceNotice';
import { formatSpan } from './formatSpan';
import { offlineMessages } from './offlineMessages';

const SEEN_KEY = 'notice-clock-seen';
const TRACKER = '/log-workout';
// The server refuses entries that are further in the future.
const ACCEPTED_AHEAD_MS = 24 * 3_600_000;

// What follows from a wrong clock.
function effectOf(ahead: number, now: number): 'clockRefused' | 'clockWrongDay' | 'clockWrongTime' {
  if (ahead > ACCEPTED_AHEAD_MS) return 'clockRefused';
  return localDay(new Date(now)) === localDay(new Date(now - ahead)) ? 'clockWrongTime' : 'clockWrongDay';
}

export function ClockNotice({ now = Date.now }: { now?: () => number }) {
  const t = useT(offlineMessages);
  const format = useFormat();
  const { pathname } = useLocation();
  const ahead = useConnection(({ clockAhead }) => clockAhead);
  const [seen, setSeen] = useState(() => tabStorage.read(SEEN_KEY) !== null);
  useEffect(() => {
    const forget = ({ clockAhead }: { clockAhead: number | null }) => {
      if (clockAhead !== 0) return;
      tabStorage.remove(SEEN_KEY);
      setSeen(false);
    };
    forget(useConnection.getState());
    return useConnection.subscribe(forget);
  }, []);
  // Not during a workout: it has time until the next screen.
  if (!ahead || seen || pathname === TRACKER) return null;
  const dismiss = () => {
    tabStorage.write(SEEN_KEY, 'true');
    setSeen(true);
  };
  return (
    <DeviceNotice icon={IconClockExclamation} title={t('clockTitle')} role="status" onSeen={dismiss}>
      {t(ahead > 0 ? 'clockAhead' : 'clockBehind', { time: formatSpan(Math.abs(ahead), format) })}{' '}
      {t(effectOf(ahead, now()))}
    </DeviceNotice>
  );
}
