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

describe('the plate sheet', () => {
  it('shows the plates for the weight and the estimated one-repetition maximum', async () => {
    signIn();
    open('barbell');
    const shown = await sheet();
    const side = () => within(shown.getByRole('region', { name: 'On each side' })).getAllByRole('listitem');
    expect(shown.getByText('Total 135 lbs')).toBeVisible();
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

  it('shows a carriage on a Smith machine', async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    open('smith', 0);
    expect(await screen.findByRole('radiogroup', { name: 'Carriage' })).toBeVisible();
    expect(screen.getByText('Carriage only: 15 kg')).toBeVisible();
  });

  it('shows no bar on a plate machine', async () => {
    signIn();
    open('plate_machine', 180);
    expect(await bars()).toEqual([]);
    expect(screen.getByText('Total 180 lbs')).toBeVisible();
  });

  it('stores the available plates, and the bar for each implement', async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    const first = open('barbell', null);
    await userEvent.click((await sheet()).getByText('15 kg'));
    expect(screen.getByText('Bar only: 15 kg')).toBeVisible();
    first.unmount();
    const second = open('trap_bar', null);
    expect((await sheet()).getByRole('radio', { name: '25 kg' })).toBeChecked();
    second.unmount();
    open('barbell', null);
    expect((await sheet()).getByRole('radio', { name: '15 kg' })).toBeChecked();
  });

  it("changes the weight by the user's own step", async () => {
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
