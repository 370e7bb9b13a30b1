// The first steps of a new user: make a plan, log a food, take a breath. Omits steps without a screen.
import { Button, CloseButton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import classes from './FirstSteps.module.css';
import { dashboardMessages } from './messages';
import { useFirstSteps, type FirstStep } from './useFirstSteps';

const words = {
  plan: { title: 'stepPlan', text: 'stepPlanText', go: null },
  food: { title: 'stepFood', text: 'stepFoodText', go: 'stepFoodGo' },
  breath: { title: 'stepBreath', text: 'stepBreathText', go: 'stepBreathGo' },
} as const;

export function FirstSteps({ hasPlan }: { hasPlan: boolean }) {
  const t = useT(dashboardMessages);
  const { steps, hide } = useFirstSteps(hasPlan);
  if (steps.length === 0) return null;
  return (
    <Card aria-labelledby="first-steps">
      <div className={classes.head}>
        <Title order={2} size="h3" id="first-steps">
          {t('firstSteps')}
        </Title>
        <CloseButton aria-label={t('firstStepsHide')} onClick={hide} className={classes.close} />
      </div>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <Step key={step.name} number={index + 1} step={step} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ number, step: { name, to, done } }: { number: number; step: FirstStep }) {
  const t = useT(dashboardMessages);
  const { title, text, go } = words[name];
  return (
    <li className={classes.step} data-done={done || undefined}>
      <span className={classes.number} aria-hidden>
        {done ? <IconCheck size={16} stroke={2.6} /> : number}
      </span>
      <div className={classes.words}>
        <Text fw={600}>
          {t(title)}
          {done && <VisuallyHidden> ({t('stepDone')})</VisuallyHidden>}
        </Text>
        {!done && (
          <Text size="sm" c="dimmed">
            {t(text)}
          </Text>
        )}
        {!done && go && (
          <Button component={Link} to={to} variant="default" className={classes.action}>
            {t(go)}
          </Button>
        )}
      </div>
    </li>
  );
}
