import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { NoWrapList } from './NoWrapList';

beforeEach(() => signIn());

it('a list wraps only between its items', () => {
  renderPart(
    <p>
      <NoWrapList text="27,5 kg × 10, 30 kg × 8" />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^27,5 kg × 10, 30 kg × 8$/);
  expect(screen.getByText('27,5 kg × 10,')).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(screen.getByText('30 kg × 8')).toHaveStyle({ whiteSpace: 'nowrap' });
});

it('a text without commas is unchanged', () => {
  renderPart(
    <p>
      <NoWrapList text="3 × 10 · 40 lbs" />
    </p>,
  );
  expect(screen.getByText('3 × 10 · 40 lbs')).toBe(screen.getByRole('paragraph'));
});
