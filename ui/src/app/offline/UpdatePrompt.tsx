// Offers to reload the page with the server's version. Never while that would interrupt the user.
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { isBusy } from './busy';
import classes from './Offline.module.css';
import { offlineMessages } from './offlineMessages';
import { canUpdate, holdWhileBusy, reloadAll, useUpdate } from './update';

const LOOK_MS = 1000;
const LATER_MS = 3_600_000;

// Looks at the page at intervals, because nothing signals that a dialog was closed or a workout finished.
function useIsBusy(): boolean {
  const [busy, setBusy] = useState(true);
  useEffect(() => {
    const timer = setInterval(() => setBusy(isBusy()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => (busy ? holdWhileBusy() : undefined), [busy]);
  return busy;
}

export function UpdatePrompt() {
  const ready = useUpdate(canUpdate);
  return ready ? <Offer /> : null;
}

function Offer() {
  const t = useT(offlineMessages);
  const update = useUpdate((state) => state.update);
  const busy = useIsBusy();
  const [later, setLater] = useState(false);
  const [busyElsewhere, setBusyElsewhere] = useState(false);
  useEffect(() => {
    if (!later) return undefined;
    const timer = setTimeout(() => setLater(false), LATER_MS);
    return () => clearTimeout(timer);
  }, [later]);
  if (busy || later || update === 'none') return null;
  return (
    <section className={classes.offer} aria-label={t('updateTitle')}>
      <p role="status" className={classes.words}>
        {t(busyElsewhere ? 'busyElsewhere' : update)}
      </p>
      <div className={classes.buttons}>
        {update === 'ready' && (
          <Button variant="subtle" color="gray" onClick={() => setLater(true)}>
            {t('later')}
          </Button>
        )}
        <Button variant="light" onClick={() => void reloadAll().then((reloads) => setBusyElsewhere(!reloads))}>
          {t('reload')}
        </Button>
      </div>
    </section>
  );
}
