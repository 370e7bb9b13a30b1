import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAfterFirstPaint } from './useAfterFirstPaint';

it('the first screen of a visit is drawn top first, every other at once', async () => {
  const drawn: boolean[] = [];
  function Page() {
    const over = useAfterFirstPaint();
    drawn.push(over);
    return <p>{over ? 'whole' : 'top'}</p>;
  }
  const { unmount } = render(<Page />);
  expect(await screen.findByText('whole')).toBeVisible();
  expect(drawn[0]).toBe(false);
  unmount();
  drawn.length = 0;
  render(<Page />);
  expect(screen.getByText('whole')).toBeVisible();
  expect(drawn).not.toContain(false);
});
