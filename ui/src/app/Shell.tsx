// The layout of every signed-in page: a sidebar on large screens; a top bar, a drawer and a tab bar on small ones.
import { ActionIcon } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, Outlet, ScrollRestoration } from 'react-router';
import '@/features/loggedworkout/correctionKind';
import { TimerBar } from '@/features/workouts/timers/TimerBar';
import { TrainingBackground } from '@/features/workouts/training/TrainingBackground';
import { useRefreshedUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { lazyScreen, lazyWhenIdle, lazyWithPreload } from '@/shared/lib/lazyComponents';
import { Brand } from '@/shared/ui/Brand';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { LogButton } from './LogButton';
import { MenuDrawer } from './MenuDrawer';
import { appMessages } from './messages';
import { Navigation } from './Navigation';
import classes from './Shell.module.css';
import { TabBar } from './TabBar';

const Background = lazyWhenIdle(() => import('./Background').then((module) => module.Background));
const DeviceNotices = lazyWhenIdle(() => import('./DeviceNotices').then((module) => module.DeviceNotices));
const Offline = lazyWhenIdle(() => import('./offline/Offline').then((module) => module.Offline));
const OutboxLine = lazyWhenIdle(() => import('./outbox/OutboxLine').then((module) => module.OutboxLine));
const Notices = lazyWhenIdle(() => import('@/features/notices/Notices').then((module) => module.Notices));
const PullToRefresh = lazyScreen(() => import('./PullToRefresh').then((module) => module.PullToRefresh));
const Live = lazyWhenIdle(() => import('./Live').then((module) => module.Live));
const QuickLog = lazyWithPreload(() => import('@/screens/quicklog/QuickLog').then((module) => module.QuickLog));

export function Shell() {
  const t = useT(appMessages);
  const [opened, drawer] = useDisclosure(false);
  const [logging, log] = useDisclosure(false);
  // In a browser tab, the browser's own pull to refresh reloads the page.
  const isInstalled = useMediaQuery('(display-mode: standalone)', false, { getInitialValueInEffect: false });
  useRefreshedUser();
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {t('skipToContent')}
      </a>
      <aside className={classes.sidebar}>
        <Link to="/" className={classes.brand}>
          <Brand />
        </Link>
        <LogButton onClick={log.open} />
        <Navigation />
      </aside>
      <header className={classes.topBar}>
        <Link to="/" className={classes.brand}>
          <Brand size={28} />
        </Link>
        <ActionIcon aria-label={t('openMenu')} aria-haspopup="dialog" onClick={drawer.open}>
          <IconMenu2 size={24} aria-hidden />
        </ActionIcon>
      </header>
      <MenuDrawer opened={opened} onClose={drawer.close} />
      <main id="content" tabIndex={-1} className={classes.content}>
        <TrainingBackground />
        <Background />
        <Live />
        <TimerBar />
        <div className={classes.column}>
          <div className={classes.notices}>
            <DeviceNotices />
            <Offline />
            <OutboxLine />
            <Notices />
          </div>
          <Suspense fallback={<LoadingScreen />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      <TabBar onMore={drawer.open} onLog={log.open} />
      {logging && (
        <Suspense>
          <QuickLog onClose={log.close} />
        </Suspense>
      )}
      {isInstalled && (
        <Suspense>
          <PullToRefresh />
        </Suspense>
      )}
      <ScrollRestoration />
    </div>
  );
}
