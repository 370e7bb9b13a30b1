import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { QuickLog } from './QuickLog';

function Shell() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <h1>Somewhere</h1>
      <button type="button" onClick={() => setOpened(true)}>
        Log something
      </button>
      {opened && <QuickLog onClose={() => setOpened(false)} />}
    </>
  );
}

async function openSheet() {
  const user = userEvent.setup();
  const { currentPath } = renderPart(<Shell />, { path: '/progress' });
  await user.click(screen.getByRole('button', { name: 'Log something' }));
  return { user, currentPath, sheet: within(await screen.findByRole('dialog', { name: 'Log' })) };
}

beforeEach(() => {
  signIn();
  server.use(http.get('/api/*', () => HttpResponse.json([])));
  server.use(http.post('/api/wellness-activities', () => HttpResponse.json({ id: 1 }, { status: 201 })));
});

describe('the sheet', () => {
  it.each([
    ['Food', 'Add Food'],
    ['Weight', 'Add measurement'],
    ['Night', 'Log sleep'],
    ['Moment for yourself', 'Log a moment'],
  ])('%s opens its dialog here, and closing it returns the focus', async (name, title) => {
    const { user, currentPath, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(screen.queryByRole('dialog', { name: 'Log' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log something' })).toHaveFocus();
    expect(currentPath()).toBe('/progress');
  });

  it('is a list for Tab, from the first entry to the last', async () => {
    const { user, sheet } = await openSheet();
    expect(sheet.getByRole('link', { name: /^A set/ })).toHaveFocus();
    for (const name of ['Food', 'Weight', 'Night', 'Moment for yourself']) {
      await user.tab();
      expect(sheet.getByRole('button', { name })).toHaveFocus();
    }
  });

  it('Weight takes a number in the unit of the user, and Enter saves it', async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    const sent = requestBodies<{ weight: number }>('POST', '/api/body-measurements');
    server.use(http.post('/api/body-measurements', () => HttpResponse.json({ id: 1 }, { status: 201 })));
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Weight' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add measurement' }));
    expect(dialog.getByLabelText('Weight')).toHaveFocus();
    await user.keyboard('80{Enter}');
    expect(await findToast('Measurement saved')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ weight: 176.37 })]);
  });

  it('A set leads to the choice of workouts without a plan', async () => {
    const { user, currentPath, sheet } = await openSheet();
    await user.click(sheet.getByRole('link', { name: 'A set Choose a workout' }));
    expect(currentPath()).toBe('/log-workout');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is in German', async () => {
    signIn({ ...mara, locale: 'de' });
    const user = userEvent.setup();
    renderPart(<Shell />);
    await user.click(screen.getByRole('button', { name: 'Log something' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Eintragen' }));
    const names = ['Essen', 'Gewicht', 'Nacht', 'Moment für dich'];
    for (const name of names) expect(sheet.getByRole('button', { name })).toBeInTheDocument();
  });
});

describe('a moment', () => {
  it('is logged with its kind and its English name', async () => {
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/wellness-activities');
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Moment for yourself' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log a moment' }));
    await user.click(dialog.getByRole('radio', { name: 'Self-care' }));
    await user.click(dialog.getByRole('radio', { name: 'Sunshine Moment' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Moment logged')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ activityType: 'self_care', activityName: 'Sunshine Moment' })]);
  });

  it('that waits for a connection says so', async () => {
    server.use(http.post('/api/wellness-activities', () => HttpResponse.error()));
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Moment for yourself' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log a moment' }));
    await user.click(dialog.getByRole('radio', { name: 'Calm breathing' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Kept on this device. It is sent when the server can be reached.')).toBeVisible();
    expect(await findToast('Moment logged')).toBeVisible();
  });

  it('is not logged before it is chosen, and another kind clears the choice', async () => {
    const sent = requestBodies('POST', '/api/wellness-activities');
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Moment for yourself' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log a moment' }));
    await user.click(dialog.getByRole('radio', { name: 'Calm breathing' }));
    await user.click(dialog.getByRole('radio', { name: 'Mindfulness' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Choose what you did.');
    expect(sent).toEqual([]);
  });
});
