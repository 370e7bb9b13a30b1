import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { reminderMessages } from './messages';
import { ReminderCard } from './ReminderCard';
import { pool } from './reminders';

const shown = () => screen.getByRole('region', { name: 'A small reminder' }).querySelector('[aria-live]')?.textContent;
const texts = pool.map((name) => reminderMessages.en[name]);

beforeEach(() => signIn());

describe('the reminder card', () => {
  it('shows one of its 20 messages', () => {
    renderPart(<ReminderCard />);
    expect(texts).toContain(shown());
    expect(new Set(texts).size).toBe(20);
  });

  it('its button shows the other 7 picked ones, then picks anew', async () => {
    // Always the first of what is left: the first eight of the pool, again and again.
    renderPart(<ReminderCard random={() => 0} />);
    const seen = [shown()];
    for (let turn = 1; turn < 9; turn += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Show another reminder' }));
      seen.push(shown());
    }
    expect(seen.slice(0, 8)).toEqual(texts.slice(0, 8));
    expect(seen[8]).toBe(texts[0]);
  });

  it('a new one is told to screen readers', () => {
    renderPart(<ReminderCard random={() => 0} />);
    expect(screen.getByText(texts[0] as string)).toHaveAttribute('aria-live', 'polite');
  });

  it('speaks German', () => {
    signIn({ ...mara, locale: 'de' });
    renderPart(<ReminderCard random={() => 0} />);
    expect(screen.getByText('Trink ein Glas Wasser vor dem nächsten Kaffee.')).toBeVisible();
  });
});
