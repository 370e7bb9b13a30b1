// After the first plan: asks for what makes it fit, in one card that can be hidden for good.
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { removeDraft } from '@/shared/lib/drafts';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { defaultLastAnswers } from '@/features/personalplan/logic';
import classes from './PlanFitCard.module.css';
import { PlanFitForm } from './PlanFitForm';
import { planFitMessages } from './planFitMessages';
import { planFitAnswer } from './asksForFit';
import { DRAFT, type Planned } from './usePlanFit';

interface PlanFitCardProps {
  // The first plan was trained and stays.
  isTrained: boolean;
  onPlanned: (planned: Planned) => void;
}

// The days of the first plan, which onboarding announces.
const FIRST_DAYS = 3;

// The card disappears, so the focus goes to the heading of the page.
function leaveCard(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

export function PlanFitCard({ isTrained, onPlanned }: PlanFitCardProps) {
  const t = useT(planFitMessages);
  const { id } = useUser();
  const [open, setOpen] = useState(false);
  const hide = () => {
    leaveCard();
    removeDraft(DRAFT);
    planFitAnswer.change({ answered: true });
  };
  const plan = (planned: Planned) => {
    leaveCard();
    onPlanned(planned);
  };
  const notNow = (
    <Button variant="subtle" color="gray" onClick={hide}>
      {t('notNow')}
    </Button>
  );
  return (
    <Card aria-labelledby="plan-fit">
      <Title order={2} size="h3" id="plan-fit">
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed" mt={4}>
        {open
          ? t(isTrained ? 'hintTrained' : 'hint')
          : t('text', { days: FIRST_DAYS, minutes: defaultLastAnswers.workoutDuration })}
      </Text>
      {open ? (
        <PlanFitForm key={id} isTrained={isTrained} onPlanned={plan}>
          {notNow}
        </PlanFitForm>
      ) : (
        <div className={classes.actions}>
          <Button variant="light" onClick={() => setOpen(true)}>
            {t('open')}
          </Button>
          {notNow}
        </div>
      )}
    </Card>
  );
}
