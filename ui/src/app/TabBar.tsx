// The bar at the bottom of small screens: the four main screens, the drawer with all of them, and the button that logs.
import {
  IconBarbell,
  IconDots,
  IconLayoutDashboard,
  IconLeaf,
  IconPlus,
  IconSalad,
  type Icon,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useKeyboardOpen } from '@/shared/hooks/useKeyboardOpen';
import { useT } from '@/shared/i18n/locale';
import { lazyWhenIdle } from '@/shared/lib/lazyComponents';
import { appMessages } from './messages';
import { screens, type Tab } from './screens';
import classes from './TabBar.module.css';

const WaitingBadge = lazyWhenIdle(() => import('./outbox/WaitingBadge').then((module) => module.WaitingBadge));

const tabs: readonly { name: Exclude<Tab, 'more'>; to: string; icon: Icon }[] = [
  { name: 'today', to: '/', icon: IconLayoutDashboard },
  { name: 'train', to: '/log-workout', icon: IconBarbell },
  { name: 'eat', to: '/nutrition', icon: IconSalad },
  { name: 'wellness', to: '/wellness', icon: IconLeaf },
];

interface TabBarProps {
  onMore: () => void;
  onLog: () => void;
}

export function TabBar({ onMore, onLog }: TabBarProps) {
  const t = useT(appMessages);
  const { pathname } = useLocation();
  const current = screens.find(({ path }) => path === pathname)?.tab;
  // It would cover the field or the button above the keyboard.
  if (useKeyboardOpen()) return null;
  return (
    <div className={classes.bar} data-tab-bar>
      <nav aria-label={t('tabBar')} className={classes.tabs}>
        {tabs.map(({ name, to, icon: TabIcon }) => (
          <Link
            key={name}
            to={to}
            className={classes.tab}
            // 'page' for the page itself, 'true' for a page below it.
            aria-current={current === name && (pathname === to ? 'page' : 'true')}
          >
            <TabIcon size={22} stroke={1.8} aria-hidden />
            {t(name)}
          </Link>
        ))}
        <button
          type="button"
          className={classes.tab}
          aria-haspopup="dialog"
          aria-current={current === 'more'}
          onClick={onMore}
        >
          <IconDots size={22} stroke={1.8} aria-hidden />
          {t('more')}
          <WaitingBadge />
        </button>
      </nav>
      <button type="button" className={classes.log} aria-label={t('log')} aria-haspopup="dialog" onClick={onLog}>
        <IconPlus size={24} aria-hidden />
      </button>
    </div>
  );
}
