// /fitness-journey: static content about plan lengths, a sample day and eight sample weeks, with links into the
// product.
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
