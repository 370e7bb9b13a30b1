// A titled group of settings.
import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Card } from '@/shared/ui/Card';
import classes from './SettingGroup.module.css';

interface SettingGroupProps {
  title?: string;
  hint?: ReactNode;
  // rows: each row has its own padding. form: the group pads its fields.
  kind?: 'rows' | 'form';
  children: ReactNode;
}

export function SettingGroup({ title, hint, kind = 'rows', children }: SettingGroupProps) {
  const id = useId();
  return (
    <section className={classes.group} {...(title && { 'aria-labelledby': id })}>
      {title && (
        <Title order={3} id={id} className={classes.title}>
          {title}
        </Title>
      )}
      {hint && <p className={classes.hint}>{hint}</p>}
      <Card padding={kind === 'rows' ? 'none' : 'md'}>{children}</Card>
    </section>
  );
}
