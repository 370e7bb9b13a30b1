// A card that offers one action: icon, title, text and button.
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from './Card';
import classes from './OfferCard.module.css';

interface OfferCardProps {
  icon: ReactNode;
  title: string;
  text: string;
  // The button.
  children: ReactNode;
}

export function OfferCard({ icon, title, text, children }: OfferCardProps) {
  return (
    <Card className={classes.offer}>
      <span className={classes.picture}>{icon}</span>
      <div className={classes.words}>
        <Title order={2} size="h3">
          {title}
        </Title>
        <Text size="sm" c="dimmed" mt={4}>
          {text}
        </Text>
      </div>
      {children}
    </Card>
  );
}
