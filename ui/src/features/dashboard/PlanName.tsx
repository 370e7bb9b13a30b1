// The name of the dashboard's plan, linked to the planner, with a menu if there are several favorites.
import { Anchor } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { WorkoutPlan } from '@/shared/api/types';
import { usePlaces } from '@/shared/hooks/usePlaces';
import { lazyPart } from '@/shared/lib/lazyPart';
import classes from './PlanName.module.css';

const PlanMenu = lazyPart(() => import('./PlanMenu').then((module) => module.PlanMenu));

export interface PlanNameProps {
  plan: WorkoutPlan;
  // The other favorites.
  others: readonly WorkoutPlan[];
  onChoose: (plan: WorkoutPlan) => void;
}

export function PlanName({ plan, others, onChoose }: PlanNameProps) {
  const leads = usePlaces().has('/workout-planner');
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
