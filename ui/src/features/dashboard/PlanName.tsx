// The name of the dashboard's plan, linked to the planner, with a menu if there are several favorites.
import { Anchor } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { WorkoutPlan } from '@/shared/api/types';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import classes from './PlanName.module.css';

const PlanMenu = lazyWithPreload(() => import('./PlanMenu').then((module) => module.PlanMenu));

export interface PlanNameProps {
  plan: WorkoutPlan;
  // The other favorites.
  others: readonly WorkoutPlan[];
  onChoose: (plan: WorkoutPlan) => void;
}

export function PlanName({ plan, others, onChoose }: PlanNameProps) {
  const leads = useScreenPaths().has('/workout-planner');
  return (
    <span className={classes.plan}>
      {leads ? (
        <Anchor component={Link} to={`/workout-planner?plan=${plan.id}`} className={classes.name}>
          {plan.name}
        </Anchor>
      ) : (
        <span className={classes.name}>{plan.name}</span>
      )}
      {others.length > 0 && (
        <Suspense>
          <PlanMenu plan={plan} others={others} onChoose={onChoose} />
        </Suspense>
      )}
    </span>
  );
}
