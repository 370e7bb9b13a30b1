// A card surface.
import type { ComponentProps } from 'react';
import classes from './Card.module.css';

interface CardProps extends ComponentProps<'section'> {
  // none: for content with its own padding (lists, tables).
  padding?: 'none' | 'md' | 'lg';
}

export function Card({ padding = 'md', className, ...rest }: CardProps) {
  return (
    <section {...rest} className={className ? `${classes.card} ${className}` : classes.card} data-padding={padding} />
  );
}
