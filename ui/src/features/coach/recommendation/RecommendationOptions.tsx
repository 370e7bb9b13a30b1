// What a recommended session should be like: goal and time, and more for whoever wants to say it; it asks no coach.
import { Button, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { limits } from '@/shared/api/limits.gen';
import { useT } from '@/shared/i18n/locale';
import { ChoiceChips } from '@/shared/ui/ChoiceChips';
import {
  efforts,
  equipments,
  goals,
  muscles,
  times,
  type CoachEquipment,
  type Effort,
  type Goal,
  type Muscles,
  type RecommendationOptions,
} from './recommendation';
import {
  equipmentWords,
  goalWords,
  intensityWords,
  muscleWords,
  recommendationMessages,
} from './recommendationMessages';
import classes from './RecommendationOptions.module.css';

interface RecommendationOptionsFieldsProps {
  options: RecommendationOptions;
  onChange: (options: RecommendationOptions) => void;
}

export function RecommendationOptionsFields({ options, onChange }: RecommendationOptionsFieldsProps) {
  const t = useT(recommendationMessages);
  const goal = useT(goalWords);
  const equipment = useT(equipmentWords);
  const effort = useT(intensityWords);
  const muscle = useT(muscleWords);
  const [more, { toggle }] = useDisclosure(
    options.equipment !== 'own' || options.effort !== 'own' || options.muscles.length > 0 || options.needs !== '',
  );
  const change = (edit: Partial<RecommendationOptions>) => onChange({ ...options, ...edit });
  const own = { value: 'own' as const, label: t('own') };

  return (
    <div className={classes.fields}>
      <ChoiceChips<Goal>
        label={t('goal')}
        choices={goals.map((value) => ({ value, label: goal(value) }))}
        chosen={[options.goal]}
        onChange={([value = options.goal]) => change({ goal: value })}
      />
      <ChoiceChips<string>
        label={t('time')}
        even
        choices={times.map((minutes) => ({ value: String(minutes), label: t('minutes', { count: minutes }) }))}
        chosen={[String(options.minutes)]}
        onChange={([value]) => change({ minutes: Number(value) })}
      />
      <Button
        variant="subtle"
        className={classes.more}
        data-open={more || undefined}
        aria-expanded={more}
        rightSection={<IconChevronDown size={18} aria-hidden />}
        onClick={toggle}
      >
        {t('more')}
      </Button>
      {more && (
        <div className={classes.fields}>
          <ChoiceChips<CoachEquipment | 'own'>
            label={t('equipment')}
            choices={[own, ...equipments.map((value) => ({ value, label: equipment(value) }))]}
            chosen={[options.equipment]}
            onChange={([value = 'own']) => change({ equipment: value })}
          />
          <ChoiceChips<Effort | 'own'>
            label={t('level')}
            choices={[own, ...efforts.map((value) => ({ value, label: effort(value) }))]}
            chosen={[options.effort]}
            onChange={([value = 'own']) => change({ effort: value })}
          />
          <ChoiceChips<Muscles>
            label={t('muscles')}
            hint={t('musclesHint')}
            multiple
            choices={muscles.map((value) => ({ value, label: muscle(value) }))}
            chosen={options.muscles}
            onChange={(chosen) => change({ muscles: chosen })}
          />
          <Textarea
            label={t('needs')}
            placeholder={t('needsPlaceholder')}
            maxLength={limits.FormFeedbackInput.notes.maxLength}
            value={options.needs}
            onChange={(event) => change({ needs: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  );
}
