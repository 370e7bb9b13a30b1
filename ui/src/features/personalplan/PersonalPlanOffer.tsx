// What the planner says of a personalised plan, with the button that opens the questions; it knows no screen.
import { Button, Text, Title } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import type { WorkoutPlan } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { personalPlanMessages } from './messages';
import { PersonalPlanDialog } from './PersonalPlanDialog';
import classes from './PersonalPlanOffer.module.css';

interface PersonalPlanOfferProps {
  onCreated: (plan: WorkoutPlan) => void;
}

export function PersonalPlanOffer({ onCreated }: PersonalPlanOfferProps) {
  const t = useT(personalPlanMessages);
  const [asking, setAsking] = useState(false);
  return (
    <Card className={classes.offer}>
      <span className={classes.picture}>
        <IconAdjustmentsHorizontal size={22} aria-hidden />
      </span>
      <div className={classes.words}>
        <Title order={2} size="h3">
          {t('offerTitle')}
        </Title>
        <Text size="sm" c="dimmed" mt={4}>
          {t('offerText')}
        </Text>
      </div>
      <Button onClick={() => setAsking(true)}>{t('open')}</Button>
      {asking && <PersonalPlanDialog onClose={() => setAsking(false)} onCreated={onCreated} />}
    </Card>
  );
}
