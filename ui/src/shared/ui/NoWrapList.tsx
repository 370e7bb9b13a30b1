// A comma-separated text ('40 lbs × 10, 45 lbs × 8') that wraps only between its items.
import { Fragment } from 'react';

export function NoWrapList({ text }: { text: string }) {
  const parts = text.split(', ');
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span style={{ whiteSpace: 'nowrap' }}>{index < parts.length - 1 ? `${part},` : part}</span>
    </Fragment>
  ));
}
