// Says who answers and what they see, with the way to change it; where no model is configured there is nothing to change.
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCpu, IconSparkles } from '@tabler/icons-react';
import { useCoachChoice } from '@/shared/api/coachChoice';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { Modal } from '@/shared/ui/Modal';
import { useCoachStatus } from '@/features/coach/api';
import { CoachChoiceForm } from './CoachChoiceForm';
import { screenMessages } from '@/features/coach/screenMessages';
import { modelName } from './who';
import classes from './WhoAnswers.module.css';

// Asks once, before any word goes to a model.
export function CoachQuestion() {
  const { data: status } = useCoachStatus();
  const choice = useCoachChoice();
  if (status?.source !== 'model' || choice !== 'undecided') return null;
  return (
    <Card padding="lg" className={classes.question}>
      <CoachChoiceForm status={status} chosen={null} />
    </Card>
  );
}

// One line for the head of the screen.
export function WhoAnswersLine() {
  const t = useT(screenMessages);
  const words = useT(common);
  const { data: status } = useCoachStatus();
  const choice = useCoachChoice();
  const [opened, dialog] = useDisclosure(false);
  if (!status) return <span className={classes.line} />;
  const hasModel = status.source === 'model';
  const isModel = hasModel && choice === 'model';
  const Picture = isModel ? IconSparkles : IconCpu;
  const chosen = isModel ? (status.healthData ? 'withHealth' : 'withoutHealth') : 'onlyBuiltIn';
  return (
    <span className={classes.line}>
      <Picture size={16} stroke={1.8} aria-hidden />
      <span className={classes.name}>{isModel ? modelName(status, t) : t('builtIn')}</span>
      {hasModel && choice !== 'undecided' && (
        <Button variant="subtle" className={classes.change} onClick={dialog.open} aria-haspopup="dialog">
          {t('change')}
        </Button>
      )}
      <Modal
        opened={opened}
        onClose={dialog.close}
        title={t('whoAnswers')}
        size="lg"
        closeButtonProps={{ 'aria-label': words('close') }}
      >
        <Text size="sm" c="dimmed" mb="md">
          {isModel
            ? t(status.healthData ? 'modelTextHealth' : 'modelText', { name: modelName(status, t) })
            : t('builtInText')}
        </Text>
        <CoachChoiceForm status={status} chosen={chosen} onDone={dialog.close} />
      </Modal>
    </span>
  );
}
