// The easier and harder variants of an exercise.
import { Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Exercise } from '@/shared/api/types';
import { shownName } from '@/shared/exercises/exerciseName';
import { useLocale, useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import classes from './Library.module.css';
import { variantsOf } from './librarySearch';
import { libraryMessages } from './messages';

interface VariantsProps {
  exercise: Exercise;
  catalogue: readonly Exercise[];
  pathOf: (name: string) => string;
}

export function Variants({ exercise, catalogue, pathOf }: VariantsProps) {
  const t = useT(libraryMessages);
  const locale = useLocale();
  const { easier, harder } = variantsOf(exercise, catalogue);
  const all = [
    ...easier.map((variant) => ({ variant, kind: t('easier') })),
    ...harder.map((variant) => ({ variant, kind: t('harder') })),
  ];
  if (all.length === 0) return null;
  return (
    <Card aria-labelledby="exercise-variants">
      <Title order={2} size="h3" id="exercise-variants">
        {t('variants')}
      </Title>
      <ul className={classes.variantList}>
        {all.map(({ variant, kind }) => (
          <li key={variant.key}>
            <Link to={pathOf(variant.name)} className={classes.variant}>
              <span>
                <span className={classes.variantKind}>{kind}: </span>
                {shownName(variant, locale)}
              </span>
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
