// The user's goals: workouts per week, target weight and daily calories.
import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { bodyText } from '@/shared/lib/bodyValues';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import classes from './GoalsCard.module.css';
import { profileMessages } from '@/features/profile/messages';
import { useShownTarget } from '@/features/profile/useShownTarget';

export function GoalsCard({ editTo }: { editTo: string }) {
  const t = useT(profileMessages);
  const format = useFormat();
  const targetWeight = useShownTarget();
  const { weeklyGoal, dailyCalories, weightUnit = 'lb', energyUnit = 'kcal' } = useUser();
  const goals = [
    [t('weeklyGoalShort'), t('weeklyGoalValue', { count: weeklyGoal })],
    [t('targetWeight'), targetWeight === null ? t('notSet') : bodyText(targetWeight, weightUnit, format)],
    [t('dailyCalories'), `${formatNumber(fromWire(dailyCalories, energyUnit), format)} ${energyUnit}`],
  ];
  return (
    <Card aria-labelledby="fitness-goals">
      <div className={classes.head}>
        <Title order={2} size="h3" id="fitness-goals">
          {t('goals')}
        </Title>
        <Anchor component={Link} to={editTo} size="sm" fw={600} className={classes.edit}>
          {t('editGoals')}
        </Anchor>
      </div>
      <dl className={classes.goals}>
        {goals.map(([name, value]) => (
          <div key={name} className={classes.goal}>
            <dt>{name}</dt>
            <dd className="fit-numbers">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
