// Marks a favorite plan.
import { IconStarFilled } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import classes from './FavoriteBadge.module.css';
import { plannerMessages } from '@/features/plans/plannerMessages';

export function FavoriteBadge() {
  const t = useT(plannerMessages);
  return (
    <span className={classes.badge}>
      <IconStarFilled size={14} aria-hidden />
      {t('favorite')}
    </span>
  );
}
