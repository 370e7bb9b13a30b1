// What a place says while it holds nothing: one icon, one sentence, one action; it knows no place.
import { Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  icon: Icon;
  title: string;
  description?: string;
  action?: ReactNode;
}

export function EmptyState({ icon: Picture, title, description, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.picture} aria-hidden>
        <Picture size={28} stroke={1.6} />
      </span>
      <Text fw={600}>{title}</Text>
      {description && (
        <Text size="sm" c="dimmed" className={classes.description}>
          {description}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
