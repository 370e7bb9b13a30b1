// The line below the screen's title: who answers, with a button to change it if a model is configured.
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCpu, IconSparkles } from '@tabler/icons-react';
import { useCoachChoice } from '@/shared/api/coachChoice';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import { useCoachStatus } from '@/features/coach/api';
import { CoachChoiceForm } from './CoachChoiceForm';
import { screenMessages } from '@/features/coach/screenMessages';
import { modelName } from './modelName';
import classes from './CoachStatusLine.module.css';

export function CoachStatusLine() {
  const t = useT(screenMessages);
  const words = useT(common);
  const { data: status } = useCoachStatus();
  const choice = useCoachChoice();
  const [opened, dialog] = useDisclosure(false);
  if (!status) return <span className={classes.line} />;
  const hasModel = status.source === 'model';
  const isModel = hasModel && choice === 'model';
  const Icon = isModel ? IconSparkles : IconCpu;
  const chosen = isModel ? (status.healthData ? 'withHealth' : 'withoutHealth') : 'onlyBuiltIn';
  return (
    <span className={classes.line}>
      <Icon size={16} stroke={1.8} aria-hidden />
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
