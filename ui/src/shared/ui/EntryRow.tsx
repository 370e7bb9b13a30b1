// A logged entry in its list: a picture, what it was, what was noted, Edit and Delete; it knows no kind of entry.
import { Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EntryButtons, type EntryButtonsProps } from './EntryButtons';
import classes from './EntryRow.module.css';

interface EntryRowProps extends EntryButtonsProps {
  icon: Icon;
  title: ReactNode;
  details: readonly string[];
  // What the person wrote, each a line of its own.
  texts: readonly (string | null)[];
}

export function EntryRow({ icon: Picture, title, details, texts, ...buttons }: EntryRowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.picture}>
        <Picture size={20} stroke={1.8} aria-hidden />
      </span>
      <div className={classes.words}>
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {details.join(' · ')}
        </Text>
        {texts.map(
          (text, at) =>
            text && (
              <Text key={at} size="sm">
                {text}
              </Text>
            ),
        )}
      </div>
      <div className={classes.buttons}>
        <EntryButtons {...buttons} />
      </div>
    </li>
  );
}
