// The three sections of a workout with their exercises, limits and hints.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Equipment, Section } from '@/shared/api/types';
import { sectionLabels } from '@/shared/exercises/messages';
import { useT } from '@/shared/i18n/locale';
import { DragArea } from '@/shared/ui/DragArea';
import { FormRow } from './FormRow';
import { DragPreview } from '@/features/plans/form/DragPreview';
import classes from './FormSections.module.css';
import { sections } from '@/features/plans/logic';
import { joinedNext } from './superset';
import {
  canMoveOnto,
  inSection,
  missingIn,
  movedBy,
  movedOnto,
  roomIn,
  sectionLimits,
  withoutExercise,
  type FormExercise,
} from './workoutForm';
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
  const nameOf = useExerciseName();
  const words = useT(sectionLabels);
  const [announced, setAnnounced] = useState('');
  const nameOfRow = (id: number) => nameOf(exercises.find((each) => each.id === id)?.exerciseName ?? '');
  const describe = (sentence: 'nowAt' | 'wouldBeAt', list: readonly FormExercise[], id: number) => {
    const moved = list.find((each) => each.id === id);
    if (!moved) return '';
    const own = inSection(list, moved.category);
    const position = own.indexOf(moved) + 1;
    return t(sentence, {
      name: nameOf(moved.exerciseName),
      position,
      count: own.length,
      section: words(moved.category),
    });
  };
  const apply = (next: FormExercise[], id: number) => {
    onChange(next);
    setAnnounced(describe('nowAt', next, id));
  };
  const describeDrop = (id: number, over: number) =>
    canMoveOnto(exercises, id, over) ? describe('wouldBeAt', movedOnto(exercises, id, over), id) : null;
  const change = (id: number, part: Partial<FormExercise>) =>
    onChange(exercises.map((each) => (each.id === id ? { ...each, ...part } : each)));

  return (
    <DragArea
      nameOf={nameOfRow}
      describeDrop={describeDrop}
      onDrop={(id, over) => apply(movedOnto(exercises, id, over), id)}
      renderOverlay={(id) => <DragPreview exercise={exercises.find((each) => each.id === id)} />}
      keys={{ coordinates: sortableKeyboardCoordinates, instructions: t('reorderKeys') }}
    >
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
                <SortableContext items={own.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
                  <ol className={classes.list}>
                    {own.map((exercise) => (
                      <FormRow
                        key={exercise.id}
                        exercise={exercise}
                        equipment={exercise.exerciseKey === null ? undefined : equipment.get(exercise.exerciseKey)}
                        next={joinedNext(exercises, exercise.id)}
                        full={full}
                        onChange={(part) => change(exercise.id, part)}
                        onMove={(step) => apply(movedBy(exercises, exercise.id, step), exercise.id)}
                        onRemove={() => onChange(withoutExercise(exercises, exercise.id))}
                      />
                    ))}
                  </ol>
                </SortableContext>
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
    </DragArea>
  );
}
