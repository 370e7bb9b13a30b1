// A logged entry in a list: icon, title, details, notes, Edit and Delete.
import { Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EntryButtons, type EntryButtonsProps } from './EntryButtons';
import classes from './EntryRow.module.css';
import { WaitingMark } from './WaitingMark';

interface EntryRowProps extends EntryButtonsProps {
  icon: Icon;
  title: ReactNode;
  details: readonly string[];
  // Texts by the user, each on its own line.
  texts: readonly (string | null)[];
  // The server does not have it yet.
  waiting?: boolean;
}

export function EntryRow({ icon: IconComponent, title, details, texts, waiting = false, ...buttons }: EntryRowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.picture}>
        <IconComponent size={20} stroke={1.8} aria-hidden />
      </span>
      <div className={classes.words}>
        <Text fw={600}>
          {title}
          {waiting && <WaitingMark />}
        </Text>
        <Text size="sm" c="dimmed">
          {details.join(' · ')}
        </Text>
        {texts.map(
          (text, index) =>
            text && (
              <Text key={index} size="sm">
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
