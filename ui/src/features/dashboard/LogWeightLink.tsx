// A link to the field that logs a weight.
import { IconChevronRight, IconScale } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useT } from '@/shared/i18n/locale';
import classes from './LastWorkout.module.css';
import { dashboardMessages } from './messages';

export function LogWeightLink() {
  const t = useT(dashboardMessages);
  if (!useScreenPaths().has('/nutrition')) return null;
  return (
    <Link to="/nutrition?tab=body&log=weight" className={classes.reserved}>
      <IconScale size={18} aria-hidden />
      <span className={classes.words}>{t('logWeight')}</span>
      <IconChevronRight size={18} aria-hidden />
    </Link>
  );
}
