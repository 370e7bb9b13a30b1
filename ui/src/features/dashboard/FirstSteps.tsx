// The short path of a new person in place of empty numbers: make a plan, log a workout; it loads nothing.
import { Button, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import classes from './FirstSteps.module.css';
import { dashboardMessages } from './messages';

interface FirstStepsProps {
  hasPlan: boolean;
  hasWorkout: boolean;
  onLog: () => void;
}

export function FirstSteps({ hasPlan, hasWorkout, onLog }: FirstStepsProps) {
  const t = useT(dashboardMessages);
  return (
    <Card aria-labelledby="first-steps">
      <Title order={2} size="h3" id="first-steps">
        {t('firstSteps')}
      </Title>
      <ol className={classes.steps}>
        <Step number={1} done={hasPlan} title={t('stepPlan')} text={t('stepPlanText')} />
        <Step
          number={2}
          done={hasWorkout}
          title={t('stepLog')}
          text={t('stepLogText')}
          action={
            !hasWorkout && (
              <Button variant="default" onClick={onLog}>
                {t('stepLogNow')}
              </Button>
            )
          }
        />
      </ol>
    </Card>
  );
}

interface StepProps {
  number: number;
  done: boolean;
  title: string;
  text: string;
  action?: ReactNode;
}

function Step({ number, done, title, text, action }: StepProps) {
  const t = useT(dashboardMessages);
  return (
    <li className={classes.step} data-done={done || undefined}>
      <span className={classes.number} aria-hidden>
        {done ? <IconCheck size={16} stroke={2.6} /> : number}
      </span>
      <div className={classes.words}>
        <Text fw={600}>
          {title}
          {done && <VisuallyHidden> ({t('stepDone')})</VisuallyHidden>}
        </Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </li>
  );
}
