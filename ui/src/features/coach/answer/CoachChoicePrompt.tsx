// Asks once who may answer, before any text is sent to a model.
import { useCoachChoice } from '@/shared/api/coachChoice';
import { Card } from '@/shared/ui/Card';
import { useCoachStatus } from '@/features/coach/api';
import { CoachChoiceForm } from './CoachChoiceForm';
import classes from './CoachChoicePrompt.module.css';

export function CoachChoicePrompt() {
  const { data: status } = useCoachStatus();
  const choice = useCoachChoice();
  if (status?.source !== 'model' || choice !== 'undecided') return null;
  return (
    <Card padding="lg" className={classes.card}>
      <CoachChoiceForm status={status} chosen={null} />
    </Card>
  );
}
