// What stands in the hero's place when no workout is planned today; it loads nothing.
import { Button } from '@mantine/core';
import { IconCalendarPlus, IconMoonStars, IconPencilPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import classes from './FreeDay.module.css';
import { dashboardMessages } from './messages';

interface FreeDayProps {
  // Makes the first plan; undefined: there are plans, but nothing today.
  createPlan?: ReactNode;
  next?: { id: number; title: string; type: string; day: string } | undefined;
  onLog: () => void;
}

export function FreeDay({ createPlan, next, onLog }: FreeDayProps) {
  const t = useT(dashboardMessages);
  return (
    <Card padding="lg" aria-label={t('today')}>
      <EmptyState
        icon={createPlan ? IconCalendarPlus : IconMoonStars}
        title={t('noWorkout')}
        description={t(createPlan ? 'noPlanText' : 'freeDayText')}
        action={
          createPlan ?? (
            <Button leftSection={<IconPencilPlus size={18} aria-hidden />} onClick={onLog}>
              {t('logWorkout')}
            </Button>
          )
        }
      />
      {next && (
        <Link to={`/log-workout?workout=${next.id}`} state={{ from: '/' }} className={classes.next}>
          <span className={classes.day}>{next.day}</span>
          <span className={classes.title}>{t('next', { title: next.title })}</span>
          <TypeBadge type={next.type} size="sm" />
        </Link>
      )}
    </Card>
  );
}
