import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { muscleLabels } from '@/shared/exercises/messages';
import { renderPart } from '@/mocks/render';
import { BodyMap } from './BodyMap';
import { muscleAreas } from './areas';
import { mapMuscles } from './muscles';

describe('the drawing', () => {
  it('has an area for each muscle of the catalogue except cardiovascular and full body', () => {
    const drawn = new Set([...muscleAreas.front, ...muscleAreas.back].map(({ muscle }) => muscle));
    expect([...drawn].sort()).toEqual([...mapMuscles].sort());
    const named = Object.keys(muscleLabels.en).filter((name) => !['cardiovascular', 'full body'].includes(name));
    expect([...mapMuscles].sort()).toEqual(named.sort());
  });
});

describe('as a picture', () => {
  it('has its values as a table for screen readers and no buttons', () => {
    renderPart(<BodyMap label="Sets this week" valueLabel="Sets" values={{ chest: { level: 3, word: '9 sets' } }} />);
    const table = screen.getByRole('table', { name: 'Sets this week' });
    expect(within(table).getByRole('row', { name: 'Chest 9 sets' })).toBeInTheDocument();
    expect(within(table).getByRole('columnheader', { name: 'Sets' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('as a filter', () => {
  it('names each muscle with its value and its state', () => {
    renderPart(
      <BodyMap label="Muscles" selected="lats" values={{ chest: { level: 1, word: '9 sets' } }} onSelect={vi.fn()} />,
    );
    const front = within(screen.getByRole('group', { name: 'Front' }));
    const back = within(screen.getByRole('group', { name: 'Back' }));
    expect(front.getByRole('button', { name: 'Chest, 9 sets' })).toHaveAttribute('aria-pressed', 'false');
    expect(back.getByRole('button', { name: 'Lats' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is one stop of the Tab key; arrows move, Enter and Space choose', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    renderPart(<BodyMap label="Muscles" selected="chest" onSelect={onSelect} />);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Chest' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('biceps');
    await user.keyboard('{ArrowUp} ');
    expect(onSelect).toHaveBeenLastCalledWith(null);
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('chooses by a tap, a second tap on the same muscle takes it back', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    renderPart(<BodyMap label="Muscles" selected="glutes" onSelect={onSelect} />);
    await user.click(screen.getByRole('button', { name: 'Hamstrings' }));
    expect(onSelect).toHaveBeenLastCalledWith('hamstrings');
    await user.click(screen.getByRole('button', { name: 'Glutes' }));
    expect(onSelect).toHaveBeenLastCalledWith(null);
  });
});
