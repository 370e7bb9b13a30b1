// A list of entries with a heading.
import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './EntryList.module.css';

export function EntryList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h4" id={id}>
        {title}
      </Title>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}
