// The frame of every signed-in page: sidebar on large screens, top bar and drawer on small ones; it knows no page.
import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, Outlet, ScrollRestoration } from 'react-router';
import { useTypedWatch } from '@/features/loggedworkout/useTypedWatch';
import { TimerBar } from '@/features/workouts/timers/TimerBar';
import { TrainingWatch } from '@/features/workouts/training/TrainingWatch';
import { useRefreshedUser } from '@/shared/api/user';
import { useUnsent } from '@/shared/hooks/useUnsent';
import { useT } from '@/shared/i18n/locale';
import { whenIdle } from '@/shared/lib/lazyPart';
import { Brand } from '@/shared/ui/Brand';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { MenuDrawer } from './MenuDrawer';
import { appMessages } from './messages';
import { Navigation } from './Navigation';
import { StorageFullNotice } from './StorageFullNotice';
import { SecureNotice } from './SecureNotice';
import classes from './Shell.module.css';

const Notices = whenIdle(() => import('@/features/notices/Notices').then((module) => module.Notices));

export function Shell() {
  const t = useT(appMessages);
  const [opened, drawer] = useDisclosure(false);
  useRefreshedUser();
  useUnsent();
  useTypedWatch();
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {t('skipToContent')}
      </a>
      <aside className={classes.sidebar}>
        <Link to="/" className={classes.brand}>
          <Brand />
        </Link>
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
        <TrainingWatch />
        <TimerBar />
        <div className={classes.column}>
          <div className={classes.notices}>
            <SecureNotice />
            <StorageFullNotice />
            <Notices />
          </div>
          <Suspense fallback={<LoadingScreen />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      <ScrollRestoration />
    </div>
  );
}
