import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAfterFirstPaint } from './useAfterFirstPaint';

it('the first screen renders its top first, every other screen renders at once', async () => {
  const rendered: boolean[] = [];
  function Page() {
    const over = useAfterFirstPaint();
    rendered.push(over);
    return <p>{over ? 'whole' : 'top'}</p>;
  }
  const { unmount } = render(<Page />);
  expect(await screen.findByText('whole')).toBeVisible();
  expect(rendered[0]).toBe(false);
  unmount();
  rendered.length = 0;
  render(<Page />);
  expect(screen.getByText('whole')).toBeVisible();
  expect(rendered).not.toContain(false);
});
