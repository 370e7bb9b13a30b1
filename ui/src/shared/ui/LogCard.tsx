// The card of a log: title, log button, entries, and the dialog for a new or existing entry.
import { Button, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { Card } from './Card';
import classes from './LogCard.module.css';

interface LogCardProps<Entry> {
  title: string;
  hint: string;
  logLabel: string;
  entries: (edit: (entry: Entry) => void) => ReactNode;
  // Null for a new entry.
  dialog: (entry: Entry | null, close: () => void) => ReactNode;
}

export function LogCard<Entry>({ title, hint, logLabel, entries, dialog }: LogCardProps<Entry>) {
  const id = useId();
  // Undefined while the dialog is closed.
  const [edited, setEdited] = useState<Entry | null>();
  return (
    <Card aria-labelledby={id} className={classes.card}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        </div>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
          {logLabel}
        </Button>
      </div>
      {entries(setEdited)}
      {edited !== undefined && dialog(edited, () => setEdited(undefined))}
    </Card>
  );
}
