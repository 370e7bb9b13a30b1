// A card with a chart: the title asks a question, the subtitle answers it.
import { Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Card } from '@/shared/ui/Card';
import classes from './ChartCard.module.css';

interface ChartCardProps {
  title: string;
  answer?: string | null;
  // A control beside the title.
  control?: ReactNode;
  children: ReactNode;
}

export function ChartCard({ title, answer, control, children }: ChartCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <header className={classes.header}>
        <div className={classes.words}>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {answer && (
            <Text size="sm" c="dimmed">
              {answer}
            </Text>
          )}
        </div>
        {control}
      </header>
      {children}
    </Card>
  );
}
