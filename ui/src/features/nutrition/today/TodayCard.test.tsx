import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { example } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import type { MacroPlan, NutritionStats } from '@/shared/api/types';
import { TodayCard } from './TodayCard';

const stats = example<NutritionStats>('show_nutrition_stats.day').response.body!;
const open = (targets: Partial<MacroPlan>) =>
  renderPart(
    <TodayCard
      stats={{ ...stats, targets: { ...stats.targets, ...targets } }}
      entries={[]}
      error={null}
      onRetry={vi.fn()}
      onTargets={vi.fn()}
    />,
  );

beforeEach(() => signIn());

it('says by how much saved macro targets miss the goal', async () => {
  const { unmount } = open({ addsUp: false, difference: 720 });
  expect(await screen.findByText('Your macro targets add up to 720 kcal more than your goal.')).toBeVisible();
  unmount();
  signIn({ ...mara, energyUnit: 'kJ', locale: 'de' });
  open({ addsUp: false, difference: -100 });
  expect(
    await screen.findByText('Deine Ziele für Makros ergeben zusammen 418 kJ weniger als dein Ziel.'),
  ).toBeVisible();
});

it('says nothing about targets that add up, and has the water and the nutrients of the day', async () => {
  open({});
  expect(await screen.findByText('0 of 68 fl oz')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vitamins and minerals' })).toBeVisible();
  expect(screen.queryByText(/macro targets/)).toBeNull();
});
