// The Edit and Delete buttons of an entry.
import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { entryMessages } from '@/shared/i18n/entryMessages';
import { useT } from '@/shared/i18n/locale';
import classes from './EntryButtons.module.css';

export interface EntryButtonsProps {
  // Accessible names, such as 'Edit sleep of Monday'.
  editLabel: string;
  deleteLabel: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function EntryButtons({ editLabel, deleteLabel, onEdit, onDelete }: EntryButtonsProps) {
  const t = useT(entryMessages);
  return (
    <div className={classes.buttons}>
      <Button
        variant="subtle"
        color="gray"
        classNames={{ root: classes.edit ?? '', section: classes.editPicture ?? '', label: classes.editWord ?? '' }}
        leftSection={<IconPencil size={18} aria-hidden />}
        aria-label={editLabel}
        onClick={onEdit}
      >
        {t('edit')}
      </Button>
      <ActionIcon aria-label={deleteLabel} onClick={onDelete}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
