// A dialog that shows a template day by day and creates the plan.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Button, Text, Title } from '@mantine/core';
import { usePhone } from '@/shared/hooks/usePhone';
import type { PlanTemplate } from '@/shared/api/types';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, type Weekday } from '@/shared/lib/dates';
import { useDose } from '@/shared/exercises/useDose';
import { Modal } from '@/shared/ui/Modal';
import { bySection, type TemplateDay } from './logic';
import { templateMessages } from './messages';
import classes from './TemplatePreview.module.css';
import { useSwapText } from './useSwapText';

interface TemplatePreviewProps {
  template: PlanTemplate;
  pending: boolean;
  onUse: () => void;
  onClose: () => void;
}

export function TemplatePreview({ template, pending, onUse, onClose }: TemplatePreviewProps) {
  useReturnFocus();
  const t = useT(templateMessages);
  const words = useT(common);
  const { summary, lines } = useSwapText();
  const small = usePhone();
  return (
    <Modal
      opened
      onClose={onClose}
      title={template.name}
      size="xl"
      fullScreen={small}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      {template.swaps.length > 0 && (
        <details className={classes.swaps}>
          <summary className={classes.summary}>{summary(template)}</summary>
          <ul className={classes.swapList}>
            {lines(template).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <div className={classes.days}>
        {template.workouts.map((day) => (
          <Day key={day.dayOfWeek} day={day} />
        ))}
      </div>
      {template.notes && (
        <section className={classes.growth}>
          <Title order={3}>{t('about')}</Title>
          <Text size="sm" c="dimmed" mt={4}>
            {template.notes}
          </Text>
        </section>
      )}
      <section className={classes.growth}>
        <Title order={3}>{t('growth')}</Title>
        <Text size="sm" c="dimmed" mt={4}>
          {template.progression}
        </Text>
      </section>
      <div className={classes.foot}>
        <Button fullWidth disabled={pending} onClick={onUse}>
          {pending ? t('creating') : t('use')}
        </Button>
      </div>
    </Modal>
  );
}

function Day({ day }: { day: TemplateDay }) {
  const t = useT(templateMessages);
  const nameOf = useExerciseName();
  const doseOf = useDose();
  const format = useFormat();
  return (
    <section>
      <div className={classes.head}>
        <Title order={3}>{day.title}</Title>
        <span className={classes.when}>
          {weekdayName(day.dayOfWeek as Weekday, format)} · {t('dayMinutes', { count: day.minutes })}
        </span>
      </div>
      {day.notes && (
        <Text size="sm" c="dimmed">
          {day.notes}
        </Text>
      )}
      {bySection(day.exercises).map(({ section, exercises }) => (
        <div key={section} className={classes.section}>
          <h4 className={classes.sectionName}>{t(section)}</h4>
          <ul className={classes.list}>
            {exercises.map((exercise) => (
              <li key={exercise.exerciseName} className={classes.row}>
                <span>{nameOf(exercise.exerciseName)}</span>
                <span className={classes.dose}>{doseOf(exercise)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
