// The user's plans, favorites first. Without plans it links to the templates.
import { Button } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { useState } from 'react';
import type { WorkoutPlan } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';
import { weekdayOf } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { useHiddenKeys } from '@/shared/ui/undo';
import { useWeeksOf } from '@/features/plans/api';
import { planKey } from '@/features/plans/planApi';
import { useCopyPlan } from '@/features/plans/copy/useCopyPlan';
import { PlanCard } from './PlanCard';
import { PlanDialog } from './PlanDialog';
import classes from './PlanList.module.css';
import { plannerMessages } from '@/features/plans/plannerMessages';
import { usePlanActions } from '@/features/plans/usePlanActions';

interface PlanListProps {
  plans: readonly WorkoutPlan[];
  onBrowse: () => void;
}

export function PlanList({ plans, onBrowse }: PlanListProps) {
  const t = useT(plannerMessages);
  const today = weekdayOf(useToday());
  const hidden = useHiddenKeys();
  const { toggleFavorite, deletePlan } = usePlanActions();
  const copyPlan = useCopyPlan();
  const [editing, setEditing] = useState<WorkoutPlan | null>(null);
  const shown = plans.filter(({ id }) => !hidden.has(planKey(id)));
  const weeks = useWeeksOf(shown.map(({ id }) => id));
  if (shown.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={IconClipboardList}
          title={t('noPlans')}
          description={t('noPlansText')}
          action={<Button onClick={onBrowse}>{t('browse')}</Button>}
        />
      </Card>
    );
  }
  return (
    <>
      <div className={classes.list}>
        {shown.map((plan, index) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            week={weeks[index]}
            today={today}
            onToggleFavorite={toggleFavorite}
            onEdit={setEditing}
            onCopy={copyPlan}
            onDelete={deletePlan}
          />
        ))}
      </div>
      {editing && <PlanDialog plan={editing} opened onClose={() => setEditing(null)} />}
    </>
  );
}
