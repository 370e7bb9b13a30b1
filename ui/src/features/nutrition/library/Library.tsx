// A list of the user's foods, recipes or meals with its loading, empty and error states.
import { Button } from '@mantine/core';
import { IconPlus, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import classes from './Library.module.css';

interface LibraryProps<T> {
  query: { data: T[] | undefined; error: Error | null; refetch: () => unknown };
  // Of the list.
  label: string;
  keyOf: (item: T) => string;
  icon: Icon;
  failed: string;
  emptyTitle: string;
  // What it is good for.
  emptyHint: string;
  addLabel: string;
  onAdd: () => void;
  row: (item: T) => ReactNode;
}

export function Library<T>({ query, label, keyOf, icon, row, ...rest }: LibraryProps<T>) {
  const hidden = useHiddenKeys();
  const { data, error, refetch } = query;
  if (!data && error) {
    return (
      <Card>
        <ErrorState error={error} title={rest.failed} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) {
    return (
      <LoadingRegion>
        <Placeholder height={220} radius="lg" />
      </LoadingRegion>
    );
  }
  const shown = data.filter((item) => !hidden.has(keyOf(item)));
  if (shown.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={icon}
          title={rest.emptyTitle}
          description={rest.emptyHint}
          action={
            <Button variant="light" leftSection={<IconPlus size={18} aria-hidden />} onClick={rest.onAdd}>
              {rest.addLabel}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card padding="none">
      <ul className={classes.list} aria-label={label}>
        {shown.map(row)}
      </ul>
    </Card>
  );
}
