// A logged exercise as one line: its name opens it, and each set opens it at that set.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Ref } from 'react';
import type { SetLog } from '@/shared/api/types';
import { setMessages } from '@/shared/exercises/setMessages';
import { useSetName } from '@/shared/exercises/useSetName';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { useT } from '@/shared/i18n/locale';
import { countedSet, setLetter } from '@/shared/lib/sets';
import classes from './ExerciseLine.module.css';
import { loggedMessages } from './messages';

interface ExerciseLineProps {
  name: string;
  sets: readonly SetLog[];
  opener: Ref<HTMLButtonElement>;
  // The set to edit, or null for none in particular.
  onOpen: (set: number | null) => void;
}

export function ExerciseLine({ name: exerciseName, sets, opener, onOpen }: ExerciseLineProps) {
  const t = useT(loggedMessages);
  const kinds = useT(setMessages);
  const texts = useSetTexts();
  const setName = useSetName();
  const types = sets.map(({ setType }) => setType);
  const name = useExerciseName()(exerciseName);
  return (
    <li className={classes.line}>
      <UnstyledButton ref={opener} aria-expanded={false} className={classes.opener} onClick={() => onOpen(null)}>
        {name}
        <span className={classes.chevron}>
          <IconChevronDown size={18} aria-hidden />
        </span>
      </UnstyledButton>
      <div role="group" aria-label={t('setsOf', { name })} className={classes.sets}>
        {sets.map((set, index) => {
          const counted = countedSet(types, index);
          const text = texts.set(set) || setName(counted);
          const letter = setLetter(set.setType);
          const what = letter === null || counted.type === 'warmup' ? text : `${kinds(set.setType)}, ${text}`;
          return (
            <UnstyledButton
              key={index}
              className={classes.set}
              aria-label={t('lineSet', { set: setName(counted), name, what })}
              onClick={() => onOpen(index)}
            >
              <span className={`${classes.amounts} fit-numbers`}>{letter === null ? text : `${letter} ${text}`}</span>
            </UnstyledButton>
          );
        })}
      </div>
    </li>
  );
}
