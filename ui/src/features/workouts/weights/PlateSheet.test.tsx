import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import type { Loadable } from './plates';
import { PlateSheet } from './PlateSheet';

const open = (implement: Loadable, weight: number | null = 135, reps: number | null = 12) =>
  renderPart(<PlateSheet implement={implement} weight={weight} reps={reps} opened onClose={() => {}} />);
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Plates' }));
const bars = async () => (await sheet()).queryAllByRole('radio').map((each) => each.getAttribute('value'));

describe('the sheet of plates', () => {
  it('loads the bar for the weight and estimates what could be lifted once', async () => {
    signIn();
    open('barbell');
    const shown = await sheet();
    const side = () => within(shown.getByRole('region', { name: 'On each side' })).getAllByRole('listitem');
    expect(shown.getByText('Loads 135 lbs')).toBeVisible();
    expect(side().map((each) => each.textContent)).toEqual(['45']);
    expect(shown.getByText('194.4 lbs')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: '45' }));
    expect(side().map((each) => each.textContent)).toEqual(['35', '10']);
  });

  it('offers the bars of the implement', async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    const { unmount } = open('trap_bar');
    expect(await bars()).toEqual(['25', '20']);
    unmount();
    open('ez_bar');
    expect(await bars()).toEqual(['10', '7.5']);
  });

  it('says carriage on a Smith machine', async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    open('smith', 0);
    expect(await screen.findByRole('radiogroup', { name: 'Carriage' })).toBeVisible();
    expect(screen.getByText('The carriage alone: 15 kg')).toBeVisible();
  });

  it('asks for no bar on a machine that is told by its plates', async () => {
    signIn();
    open('plate_machine', 180);
    expect(await bars()).toEqual([]);
    expect(screen.getByText('Loads 180 lbs')).toBeVisible();
  });

  it('remembers the rack, and the bar for each implement', async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    const first = open('barbell', null);
    await userEvent.click((await sheet()).getByText('15 kg'));
    expect(screen.getByText('The bar alone: 15 kg')).toBeVisible();
    first.unmount();
    const second = open('trap_bar', null);
    expect((await sheet()).getByRole('radio', { name: '25 kg' })).toBeChecked();
    second.unmount();
    open('barbell', null);
    expect((await sheet()).getByRole('radio', { name: '15 kg' })).toBeChecked();
  });

  it('moves the weight by the step that the person owns', async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    open('barbell', 220.46);
    const shown = await sheet();
    await userEvent.click(shown.getByRole('button', { name: 'Increase Weight (kg)' }));
    expect(shown.getByRole('textbox', { name: 'Weight (kg)' })).toHaveValue('102.5');
    const step = shown.getByRole('textbox', { name: 'Bars and plates' });
    await userEvent.clear(step);
    await userEvent.type(step, '1');
    await userEvent.click(shown.getByRole('button', { name: 'Increase Weight (kg)' }));
    expect(shown.getByRole('textbox', { name: 'Weight (kg)' })).toHaveValue('103');
  });
});
