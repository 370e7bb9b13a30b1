// A food, recipe or meal of the user. Tapping the row edits it; the buttons at its right log and delete it.
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { useEnergy } from '@/shared/hooks/useEnergy';
import { libraryMessages } from './libraryMessages';
import classes from './Library.module.css';

interface LibraryRowProps {
  name: string;
  detail: string;
  // In kcal, of the amount that `detail` names first.
  calories: number;
  onOpen: () => void;
  onLog: () => void;
  onDelete: () => void;
}

export function LibraryRow({ name, detail, calories, onOpen, onLog, onDelete }: LibraryRowProps) {
  const t = useT(libraryMessages);
  const { energy, unit } = useEnergy();
  return (
    <li className={classes.row}>
      <button type="button" className={classes.main} onClick={onOpen}>
        <VisuallyHidden>{t('edit', { name })}</VisuallyHidden>
        <span className={classes.words} aria-hidden>
          <span className={classes.name}>{name}</span>
          <span className={classes.detail}>{detail}</span>
        </span>
        <span className={classes.energy} aria-hidden>
          {energy(calories)} <span className={classes.unit}>{unit}</span>
        </span>
      </button>
      <ActionIcon variant="light" color="petrol" aria-label={t('log', { name })} onClick={onLog}>
        <IconPlus size={20} stroke={2.2} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t('delete', { name })} onClick={onDelete}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}
