// The shortcuts at the end of the dashboard, for screens that exist.
import { Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useT } from '@/shared/i18n/locale';
import { dashboardMessages } from './messages';
import { quickEntries } from './quickAccess';
import classes from './QuickAccess.module.css';

export function QuickAccess() {
  const t = useT(dashboardMessages);
  const screenPaths = useScreenPaths();
  const entries = quickEntries.filter(({ to }) => screenPaths.has(to));
  return (
    <nav aria-labelledby="quick-access" data-tour="quickAccess">
      <Title order={2} size="h3" id="quick-access">
        {t('quickAccess')}
      </Title>
      <ul className={classes.grid}>
        {entries.map(({ to, label, icon: Picture, tour }) => (
          <li key={to}>
            <Link to={to} className={classes.entry} data-tour={tour}>
              <span className={classes.picture}>
                <Picture size={22} stroke={1.8} aria-hidden />
              </span>
              {t(label)}
              <IconChevronRight size={18} className={classes.chevron} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
