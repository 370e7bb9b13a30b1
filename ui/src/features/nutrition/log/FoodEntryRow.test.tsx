import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import type { FoodEntry } from '@/shared/api/types';
import { FoodEntryRow } from './FoodEntryRow';

const [entry] = example<FoodEntry[]>('list_food_entries.days').response.body!;

beforeEach(() => signIn());

it('an entry is opened by a tap on its row, by the keyboard and by its button', async () => {
  const onEdit = vi.fn();
  renderPart(<FoodEntryRow entry={entry!} onEdit={onEdit} />);
  const row = screen.getByRole('button', { name: entry!.name });
  expect(row).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(row);
  expect(onEdit).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(onEdit).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: `Edit ${entry!.name}` }));
  expect(onEdit).toHaveBeenCalledTimes(3);
  await userEvent.click(screen.getByRole('button', { name: `Delete ${entry!.name}` }));
  expect(onEdit).toHaveBeenCalledTimes(3);
});
