// The star that adds a plan to the favorites or removes it.
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { WorkoutPlan } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import classes from './FavoriteToggle.module.css';
import { plannerMessages } from '@/features/plans/plannerMessages';

interface FavoriteToggleProps {
  plan: WorkoutPlan;
  onToggle: (plan: WorkoutPlan) => void;
}

export function FavoriteToggle({ plan, onToggle }: FavoriteToggleProps) {
  const t = useT(plannerMessages);
  const { name, isFavorite } = plan;
  const Star = isFavorite ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      aria-label={t(isFavorite ? 'dropFavorite' : 'makeFavorite', { name })}
      className={classes.toggle}
      data-on={isFavorite || undefined}
      onClick={() => onToggle(plan)}
    >
      <Star size={22} aria-hidden />
    </ActionIcon>
  );
}
