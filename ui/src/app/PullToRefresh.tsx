// Pull to refresh in the installed app, where there is no browser with its own. Fetches again what the screen shows.
import { IconArrowDown, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import classes from './PullToRefresh.module.css';
import { refreshMessages } from './refreshMessages';
import { usePull } from './usePull';

type State = 'idle' | 'busy' | 'done';

export function PullToRefresh() {
  const t = useT(refreshMessages);
  const client = useQueryClient();
  const [state, setState] = useState<State>('idle');
  const refresh = async () => {
    setState('busy');
    const shown = { type: 'active' } as const;
    const before = Date.now();
    await client.refetchQueries(shown);
    // Without a network, queries pause instead of failing.
    const isCurrent = client
      .getQueryCache()
      .findAll(shown)
      .every(({ state: { dataUpdatedAt } }) => dataUpdatedAt >= before);
    setState(isCurrent ? 'done' : 'idle');
    if (!isCurrent) toast({ title: t('failed'), destructive: true });
  };
  const { pulled, isFar } = usePull(() => state !== 'busy' && void refresh());
  const isBusy = state === 'busy';
  return (
    <>
      <div
        className={classes.mark}
        data-shown={isBusy || pulled > 0 || undefined}
        data-pulled={pulled > 0 || undefined}
        style={{ transform: `translateY(${isBusy ? 0 : pulled}px)` }}
        aria-hidden
      >
        {isBusy ? (
          <IconRefresh size={22} className={classes.spinner} />
        ) : (
          <IconArrowDown size={22} className={classes.arrow} data-far={isFar || undefined} />
        )}
      </div>
      <div role="status" className={classes.words}>
        {state === 'idle' ? '' : t(state)}
      </div>
    </>
  );
}
