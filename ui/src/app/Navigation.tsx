// The navigation of the sidebar and the drawer: the screens' entries and Log Out.
import { IconLogout } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { LogOutButton } from '@/features/auth/LogOutButton';
import { useT } from '@/shared/i18n/locale';
import { lazyWhenIdle } from '@/shared/lib/lazyComponents';
import { appMessages } from './messages';
import classes from './Navigation.module.css';
import { screens } from './screens';

const WaitingEntry = lazyWhenIdle(() => import('./outbox/WaitingEntry').then((module) => module.WaitingEntry));

export function Navigation({ onChoose }: { onChoose?: () => void }) {
  const t = useT(appMessages);
  return (
    <div className={classes.column}>
      <nav aria-label={t('navigation')}>
        <ul className={classes.list}>
          {screens.map(({ path, entry }) => {
            if (!entry) return null;
            const { label, icon: Icon } = entry;
            return (
              <li key={path}>
                <NavLink to={path} end={path === '/'} className={classes.entry ?? ''} onClick={() => onChoose?.()}>
                  <Icon size={20} stroke={1.8} aria-hidden />
                  {t(label)}
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={classes.foot}>
        <WaitingEntry {...(onChoose && { onChoose })} />
        <LogOutButton className={classes.entry} icon={<IconLogout size={20} stroke={1.8} aria-hidden />} />
      </div>
    </div>
  );
}
