// What can be done with every entry, as icons beside it.
import { ActionIcon } from '@mantine/core';
import { IconArrowRight, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '@/shared/i18n/locale';
import { outboxMessages } from '@/shared/outbox/outboxMessages';
import classes from './Outbox.module.css';

interface EntryActionsProps {
  // The entry in words.
  what: string;
  // Where it is shown.
  path: string | null;
  onLeave: () => void;
  onEdit?: () => void;
  onThrowAway: () => void;
}

export function EntryActions({ what, path, onLeave, onEdit, onThrowAway }: EntryActionsProps) {
  const t = useT(outboxMessages);
  return (
    <div className={classes.icons}>
      {onEdit && (
        <ActionIcon aria-label={t('editThis', { what })} onClick={onEdit}>
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
      )}
      {path && (
        <ActionIcon component={Link} to={path} aria-label={t('openThis', { what })} onClick={onLeave}>
          <IconArrowRight size={20} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon aria-label={t('throwThis', { what })} onClick={onThrowAway}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
