// One plan in the list: name, week and actions.
import { ActionIcon, Text, Title } from '@mantine/core';
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { PlannedWorkout, WorkoutPlan } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { workoutTypeLabels } from '@/shared/i18n/labels';
import { weekdayName, type Weekday } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { Menu } from '@/shared/ui/Menu';
import { knownType, workoutTypeColors } from '@/shared/ui/workoutType';
import { WorkoutTypeIcon } from '@/shared/ui/WorkoutTypeIcon';
import { copyMessages } from '@/features/plans/copy/copyMessages';
import { FavoriteBadge } from './FavoriteBadge';
import { FavoriteToggle } from './FavoriteToggle';
import classes from './PlanCard.module.css';
import { plannerMessages } from '@/features/plans/plannerMessages';
import { daysOf, summaryOf } from '@/features/plans/week/week';

interface PlanCardProps {
  plan: WorkoutPlan;
  // Undefined while loading.
  week: readonly PlannedWorkout[] | undefined;
  today: Weekday;
  onToggleFavorite: (plan: WorkoutPlan) => void;
  onEdit: (plan: WorkoutPlan) => void;
  onCopy: (plan: WorkoutPlan) => void;
  onDelete: (plan: WorkoutPlan) => void;
}

export function PlanCard({ plan, week, today, onToggleFavorite, onEdit, onCopy, onDelete }: PlanCardProps) {
  const t = useT(plannerMessages);
  const copying = useT(copyMessages);
  const { id, name, description, isFavorite } = plan;
  const active = week && summaryOf(week).active;
  return (
    <Card className={classes.card} aria-labelledby={`plan-${id}`}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={2} size="h3" id={`plan-${id}`} className={classes.name}>
            <Link to={`/workout-planner?plan=${id}`} className={classes.link}>
              {name}
            </Link>
          </Title>
          {isFavorite && <FavoriteBadge />}
        </div>
        <div className={classes.actions}>
          <FavoriteToggle plan={plan} onToggle={onToggleFavorite} />
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon aria-label={t('planActions', { name })}>
                <IconDots size={22} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onEdit(plan)}>
                {t('editPlan')}
              </Menu.Item>
              <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => onCopy(plan)}>
                {copying('copyPlan')}
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} color="red" onClick={() => onDelete(plan)}>
                {t('deletePlan')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
      {description && (
        <Text size="sm" c="dimmed" className={classes.description}>
          {description}
        </Text>
      )}
      <div className={classes.foot}>
        <Week week={week} today={today} />
        <Text size="sm" c="dimmed" className="fit-numbers">
          {active === undefined ? '' : active === 0 ? t('emptyPlan') : t('daysAWeek', { count: active })}
        </Text>
      </div>
    </Card>
  );
}

function Week({ week = [], today }: { week: readonly PlannedWorkout[] | undefined; today: Weekday }) {
  const words = useT(workoutTypeLabels);
  const format = useFormat();
  return (
    <ol className={classes.week}>
      {daysOf(week).map(({ weekday, workout }) => {
        const colors = workout && workoutTypeColors(workout.type);
        const name = weekdayName(weekday, format);
        const title = workout ? `${name}: ${words(knownType(workout.type))}` : name;
        return (
          <li key={weekday} className={classes.day} data-today={weekday === today || undefined} title={title}>
            <span className={classes.letter} aria-hidden>
              {weekdayName(weekday, format, 'narrow')}
            </span>
            <span
              className={classes.mark}
              style={colors ? { background: colors.tint, color: colors.ink } : {}}
              role="img"
              aria-label={title}
            >
              {workout && <WorkoutTypeIcon type={workout.type} size={16} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
