// A showcase that is the same for everyone: how long to plan for, what a day and eight weeks can look like, and where in
// the product each begins. It calls nothing.
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { DaySteps } from '@/features/journey/DaySteps';
import { FeatureCards } from '@/features/journey/FeatureCards';
import { journeyMessages } from '@/features/journey/messages';
import { PlanLengths } from '@/features/journey/PlanLengths';
import { SampleWeeks } from '@/features/journey/SampleWeeks';
import { Tips } from '@/features/journey/Tips';
import { useT } from '@/shared/i18n/locale';
import { PageHeader } from '@/shared/ui/PageHeader';
import classes from './FitnessJourney.module.css';

export function FitnessJourney() {
  const t = useT(journeyMessages);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={
          <Button component={Link} to="/workout-planner">
            {t('start')}
          </Button>
        }
      />
      <div className={classes.page}>
        <PlanLengths />
        <SampleWeeks />
        <div className={classes.pair}>
          <DaySteps />
          <FeatureCards />
        </div>
        <Tips />
      </div>
    </>
  );
}
