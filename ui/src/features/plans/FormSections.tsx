// The three sections of a workout with their exercises, limits and hints; it picks and saves nothing itself.
import { Button, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Equipment, Section } from '@/shared/api/types';
import { sectionWords } from '@/shared/exercises/messages';
import { useDrag } from '@/shared/hooks/useDrag';
import { useT } from '@/shared/i18n/locale';
import { FormRow } from './FormRow';
import classes from './FormSections.module.css';
import { sections } from './logic';
import { joinedNext } from './superset';
import { inSection, missingIn, movedBy, movedOnto, roomIn, sectionLimits, withoutExercise, type FormExercise } from './workoutForm';
import { workoutFormMessages } from './workoutFormMessages';

interface FormSectionsProps {
  exercises: readonly FormExercise[];
  // By the exercise's key in the catalogue.
  equipment: ReadonlyMap<string, Equipment>;
  onChange: (exercises: FormExercise[]) => void;
  onPick: (section: Section) => void;
}

export function FormSections({ exercises, equipment, onChange, onPick }: FormSectionsProps) {
  const t = useT(workoutFormMessages);
  const words = useT(sectionWords);
  const [announced, setAnnounced] = useState('');
  const announce = (next: readonly FormExercise[], id: number) => {
    const moved = next.find((each) => each.id === id);
    if (!moved) return;
    const own = inSection(next, moved.category);
    const place = own.indexOf(moved) + 1;
    setAnnounced(t('nowAt', { name: moved.exerciseName, place, count: own.length, section: words(moved.category) }));
  };
  const put = (next: FormExercise[], id: number) => {
    onChange(next);
    announce(next, id);
  };
  const { dragProps, dropProps } = useDrag((id, over) => put(movedOnto(exercises, Number(id), Number(over)), Number(id)));
  const change = (id: number, part: Partial<FormExercise>) =>
    onChange(exercises.map((each) => (each.id === id ? { ...each, ...part } : each)));

  return (
    <div className={classes.sections}>
      {sections.map((section) => {
        const own = inSection(exercises, section);
        const missing = missingIn(exercises, section);
        const full = roomIn(exercises, section) <= 0;
        return (
          <section key={section} className={classes.section} aria-labelledby={`form-${section}`}>
            <div className={classes.head}>
              <Title order={3} id={`form-${section}`}>
                {words(section)}
              </Title>
              <Text size="sm" c="dimmed" className="fit-numbers">
                {t('count', { count: own.length, ...sectionLimits[section] })}
              </Text>
              <Text size="sm" className={classes.hint}>
                {full ? t('sectionFull') : missing > 0 ? t('addMore', { count: missing }) : ''}
              </Text>
            </div>
            {own.length > 0 && (
              <ol className={classes.list}>
                {own.map((exercise) => (
                  <FormRow
                    key={exercise.id}
                    exercise={exercise}
                    equipment={exercise.exerciseKey === null ? undefined : equipment.get(exercise.exerciseKey)}
                    next={joinedNext(exercises, exercise.id)}
                    drag={dragProps(String(exercise.id))}
                    drop={dropProps(String(exercise.id))}
                    onChange={(part) => change(exercise.id, part)}
                    onMove={(step) => put(movedBy(exercises, exercise.id, step), exercise.id)}
                    onRemove={() => onChange(withoutExercise(exercises, exercise.id))}
                  />
                ))}
              </ol>
            )}
            <Button
              variant="default"
              className={classes.add}
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={full}
              aria-label={t('addExerciseTo', { section: words(section) })}
              onClick={() => onPick(section)}
            >
              {t('addExercise')}
            </Button>
          </section>
        );
      })}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
}
