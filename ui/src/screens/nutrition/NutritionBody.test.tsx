import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies, findToast } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { BodyMeasurement } from '@/shared/api/types';
import { Nutrition } from './Nutrition';

// The Friday of the recorded examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const season = example<BodyMeasurement[]>('list_body_measurements.season').response.body!;

const open = (query = '?tab=body') => renderPart(<Nutrition />, { path: `/nutrition${query}` });
const list = async () => within(await screen.findByRole('region', { name: 'Latest measurements' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn({ ...mara, targetWeight: 160 });
  server.use(...recordedResponses('show_nutrition_stats.empty', 'list_food_entries.empty'));
});

afterEach(() => vi.useRealTimers());

describe('the body measurements tab', () => {
  it('shows the banner, the timeline and the ten latest measurements with their changes', async () => {
    server.use(...recordedResponses('list_body_measurements.season'));
    open();
    const banner = within(await screen.findByRole('region', { name: 'Weight change' }));
    expect(banner.getByText('Down 1.2 lbs')).toBeVisible();
    expect(banner.getByText('Well done! You are moving toward your goal.')).toBeVisible();
    expect(banner.getByText('Since Nov 13 · 11.4 lbs to your target of 160 lbs')).toBeVisible();

    const chart = within(screen.getByRole('region', { name: 'Weight, last 8 entries' }));
    const table = within(await chart.findByRole('table'));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Fri, Sep 25, 2026', '175.9 lbs', 'Highest'],
      ['Fri, Oct 2, 2026', '174.6 lbs', ''],
      ['Fri, Oct 9, 2026', '175.2 lbs', ''],
      ['Fri, Oct 16, 2026', '174 lbs', ''],
      ['Fri, Oct 30, 2026', '173.1 lbs', ''],
      ['Fri, Nov 6, 2026', '172.2 lbs', ''],
      ['Fri, Nov 13, 2026', '172.6 lbs', ''],
      ['Fri, Nov 20, 2026', '171.4 lbs', 'Lowest'],
    ]);

    const rows = (await list()).getAllByRole('listitem');
    expect(rows).toHaveLength(10);
    const [latest, before] = rows.map((row) => within(row));
    expect(latest!.getByText('Latest')).toBeVisible();
    expect(latest!.getByText('171.4')).toBeVisible();
    expect(latest!.getByText('down 1.2 lbs')).toBeInTheDocument();
    expect(latest!.getByText('Body fat').parentElement).toHaveTextContent('20.8%0.4%down 0.4%');
    expect(latest!.getByText('Waist').parentElement).toHaveTextContent('33 in0.25 indown 0.25 in');
    expect(latest!.getByText('Before breakfast')).toBeVisible();
    expect(before!.queryByText('Latest')).toBeNull();
    expect(before!.getByText('up 0.4 lbs')).toBeInTheDocument();
  });

  it('shows older measurements on request', async () => {
    server.use(...recordedResponses('list_body_measurements.season'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show older measurements' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit measurement from/ })).toHaveLength(12));
    expect(screen.queryByRole('button', { name: 'Show older measurements' })).toBeNull();
  });

  it('loads more pages while there are too few weights', async () => {
    const requests: string[] = [];
    const page = Array.from({ length: 50 }, (_, index) => ({ ...season[0]!, id: 1000 - index, weight: null }));
    server.use(
      http.get('/api/body-measurements', ({ request }) => {
        requests.push(new URL(request.url).search);
        return HttpResponse.json(request.url.endsWith('offset=0') ? page : season);
      }),
    );
    open();
    expect(await screen.findByText('Down 1.2 lbs')).toBeVisible();
    expect(requests.filter((each) => each.includes('offset'))).toEqual(['?limit=50&offset=0', '?limit=50&offset=50']);
  });

  it('uses the units that the user chose', async () => {
    signIn({ ...mara, targetWeight: 160, weightUnit: 'kg', lengthUnit: 'cm' });
    server.use(...recordedResponses('list_body_measurements.season'));
    open();
    expect(await screen.findByText('Down 0.6 kg')).toBeVisible();
    const [latest] = (await list()).getAllByRole('listitem');
    expect(within(latest!).getByText('77.7')).toBeVisible();
    expect(within(latest!).getByText('Waist').parentElement).toHaveTextContent('83.8 cm');
  });

  it('is neutral about a change away from the goal and calls a small one steady', async () => {
    signIn({ ...mara, targetWeight: 180 });
    const small = { ...season[0]!, id: 99, weight: 171.6 };
    server.use(...recordedResponses('list_body_measurements.season'));
    const { unmount } = open();
    expect(
      await screen.findByText(
        'Weight varies with water, salt and sleep. The trend over weeks tells you more than a single day.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/^Well done/)).toBeNull();
    unmount();
    server.use(http.get('/api/body-measurements', () => HttpResponse.json([small, ...season])));
    open();
    expect(await screen.findByText('Your weight is steady')).toBeVisible();
    expect(screen.getByText('A change of 0.2 lbs is normal from one day to the next.')).toBeVisible();
  });

  it('has no banner and one bar after the first weight', async () => {
    server.use(...recordedResponses('list_body_measurements.one'));
    open();
    expect(await screen.findByText('Log one more weight to see the change.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Weight change' })).toBeNull();
  });

  it('offers the first step while it is empty', async () => {
    server.use(...recordedResponses('list_body_measurements.empty'));
    open();
    expect(await screen.findByText('No measurements yet')).toBeVisible();
    const [inReach, inPlace] = screen.getAllByRole('button', { name: 'Add Measurement' });
    // On the screen of measurements the button within reach adds one.
    expect(inReach!.closest('[data-in-reach]')).not.toBeNull();
    await userEvent.click(inPlace!);
    expect(await screen.findByRole('dialog', { name: 'Add measurement' })).toBeVisible();
  });

  it('shows an error that can be retried', async () => {
    server.use(http.get('/api/body-measurements', () => HttpResponse.error()));
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...recordedResponses('list_body_measurements.season'));
    await userEvent.click(retry);
    expect(await screen.findByText('Down 1.2 lbs')).toBeVisible();
  });
});

describe('the measurement dialog', () => {
  it('accepts a decimal comma in German and sends empty fields as null', async () => {
    signIn({ ...mara, locale: 'de', weightUnit: 'kg', lengthUnit: 'cm' });
    server.use(...recordedResponses('list_body_measurements.empty', 'create_body_measurement.full'));
    const sent = requestBodies('POST', '/api/body-measurements');
    open();
    const [button] = await screen.findAllByRole('button', { name: 'Messung eintragen' });
    await userEvent.click(button!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Messung eintragen' }));
    expect(dialog.getByLabelText('Datum')).toHaveValue('2026-11-20');
    await userEvent.type(dialog.getByLabelText('Gewicht'), '77,5');
    await userEvent.type(dialog.getByLabelText('Körperfett'), '20,5');
    await userEvent.type(dialog.getByLabelText('Taille'), '84');
    server.use(...recordedResponses('list_body_measurements.season'));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await findToast('Messung gespeichert')).toBeVisible();
    expect(sent).toEqual([
      {
        weight: 170.86,
        bodyFat: 20.5,
        waist: 33.07,
        muscleMass: null,
        chest: null,
        hips: null,
        arms: null,
        thighs: null,
        neck: null,
        notes: null,
        clientKey: expect.any(String) as string,
        // It may be sent much later.
        measuredAt: RECORDED.toISOString(),
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const banner = within(await screen.findByRole('region', { name: 'Gewichtsveränderung' }));
    expect(banner.getByText('0,6 kg weniger')).toBeVisible();
  });

  it('requires at least one number and rejects invalid ones without a request', async () => {
    server.use(...recordedResponses('list_body_measurements.empty'));
    open('?tab=body&dialog=measurement');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please enter at least one measurement')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Weight')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Weight'), '0');
    await userEvent.type(dialog.getByLabelText('Body fat'), '101');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Must be greater than 0')).toBeVisible();
    expect(dialog.getByText('Body fat must be between 0 and 100')).toBeVisible();
    expect(dialog.getByLabelText('Body fat')).toHaveValue('101');
  });

  it('changes the day of a measurement and keeps unchanged values exactly', async () => {
    signIn({ ...mara, weightUnit: 'kg', lengthUnit: 'cm' });
    const [latest] = season;
    server.use(...recordedResponses('list_body_measurements.season'));
    server.use(http.put('/api/body-measurements/:id', () => HttpResponse.json(latest)));
    const sent = requestBodies('PUT', `/api/body-measurements/${latest!.id}`);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit measurement from Fri, Nov 20, 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit measurement' }));
    expect(dialog.getByLabelText('Weight')).toHaveValue('77.75');
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-11-19' } });
    await userEvent.clear(dialog.getByLabelText('Body fat'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Measurement updated')).toBeVisible();
    expect(sent).toEqual([
      {
        weight: 171.4,
        bodyFat: null,
        waist: 33,
        muscleMass: null,
        chest: null,
        hips: null,
        arms: null,
        thighs: null,
        neck: null,
        notes: 'Before breakfast',
        measuredAt: '2026-11-19',
      },
    ]);
  });

  it('reports a failed save with the server’s message at the field and keeps the typed values', async () => {
    server.use(...recordedResponses('list_body_measurements.empty', 'create_body_measurement.invalid'));
    open('?tab=body&dialog=measurement');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Body fat'), '99');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Body fat must be between 0 and 100')).toBeVisible();
    expect(
      await findToast('Your measurement could not be saved. Your entries are still here. Please try again.'),
    ).toBeVisible();
    expect(dialog.getByLabelText('Body fat')).toHaveValue('99');
  });

  it('restores typed values after a reload in the unit in which they were typed', async () => {
    server.use(...recordedResponses('list_body_measurements.empty'));
    const typing = open('?tab=body&dialog=measurement');
    await userEvent.type(await screen.findByLabelText('Waist'), '31');
    typing.unmount();
    signIn({ ...mara, targetWeight: 160 });
    const again = open('?tab=body&dialog=measurement');
    expect(await screen.findByLabelText('Waist')).toHaveValue('31');
    again.unmount();
    signIn({ ...mara, targetWeight: 160, lengthUnit: 'cm' });
    open('?tab=body&dialog=measurement');
    expect(await screen.findByLabelText('Waist')).toHaveValue('');
  });

  it('asks whether a weight far from the last one is right, but not about one that was there before', async () => {
    server.use(...recordedResponses('list_body_measurements.season', 'create_body_measurement.success'));
    const sent = requestBodies('POST', '/api/body-measurements');
    open('?tab=body&dialog=measurement');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add measurement' }));
    await screen.findByText('Down 1.2 lbs');
    await userEvent.type(dialog.getByLabelText('Weight'), '217');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, save 217 lbs' }));
    expect(await findToast('Measurement saved')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ weight: 217 })]);
  });

  it('moves the focus to the first invalid field', async () => {
    server.use(...recordedResponses('list_body_measurements.empty'));
    open('?tab=body&dialog=measurement');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Weight')).toHaveFocus());
  });
});

describe('the field that logs a weight', () => {
  const quick = async () => within(await screen.findByRole('region', { name: 'Log weight' }));

  it('saves what is typed with Enter and is empty again for the next one', async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    server.use(...recordedResponses('list_body_measurements.season', 'create_body_measurement.success'));
    const sent = requestBodies('POST', '/api/body-measurements');
    open();
    const field = (await quick()).getByRole('textbox', { name: 'Log weight' });
    expect(field).toHaveAttribute('placeholder', 'Last: 77.7 kg');
    await userEvent.type(field, '77,2{Enter}');
    expect(await findToast('Weight saved')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ weight: 170.2, bodyFat: null, notes: null })]);
    expect(sent[0]).toHaveProperty('measuredAt', expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/));
    expect(field).toHaveValue('');
  });

  it('has the cursor after "Log weight" on another screen', async () => {
    server.use(...recordedResponses('list_body_measurements.empty'));
    open('?tab=body&log=weight');
    expect((await quick()).getByRole('textbox', { name: 'Log weight' })).toHaveFocus();
  });

  it('asks once whether a weight far from the last one is right', async () => {
    server.use(...recordedResponses('list_body_measurements.season', 'create_body_measurement.success'));
    const sent = requestBodies('POST', '/api/body-measurements');
    open();
    const field = (await quick()).getByRole('textbox', { name: 'Log weight' });
    await userEvent.type(field, '78{Enter}');
    const question = within(await screen.findByRole('dialog', { name: 'Is that right?' }));
    expect(
      question.getByText(
        '78 lbs is far from your last weight, 171.4 lbs on November 20. Please check the number and the unit.',
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    expect(field).toHaveValue('78');
    await userEvent.click((await quick()).getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, save 78 lbs' }));
    expect(await findToast('Weight saved')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('refuses nothing, zero and less with a sentence', async () => {
    server.use(...recordedResponses('list_body_measurements.empty'));
    const sent = requestBodies('POST', '/api/body-measurements');
    open();
    const card = await quick();
    const field = card.getByRole('textbox', { name: 'Log weight' });
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    expect(card.getByText('Please enter your weight')).toBeVisible();
    await userEvent.type(field, '0{Enter}');
    expect(card.getByText('Must be greater than 0')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '-70{Enter}');
    expect(card.getByText('Must not be negative')).toBeVisible();
    expect(field).toHaveValue('-70');
    expect(sent).toEqual([]);
  });
});

describe('the chart of a measurement', () => {
  it('shows the weight with its mean, and another value when chosen', async () => {
    signIn({ ...mara, weightUnit: 'kg', lengthUnit: 'cm' });
    server.use(...recordedResponses('list_body_measurements.season'));
    open();
    const card = within(await screen.findByRole('region', { name: 'How do your measurements change?' }));
    const weights = within(await card.findByRole('table', { name: 'Weight over time' }));
    expect(weights.getByRole('columnheader', { name: '7-day average' })).toBeInTheDocument();
    expect(weights.getAllByRole('row').at(-1)).toHaveTextContent('77.7 kg');
    const choice = card.getByRole('combobox', { name: 'Measurement' });
    expect([...choice.children].map((option) => option.textContent)).toEqual(['Weight', 'Body fat', 'Waist']);
    await userEvent.selectOptions(choice, 'Waist');
    const waists = within(await card.findByRole('table', { name: 'Waist over time' }));
    expect(waists.getAllByRole('row').at(-1)).toHaveTextContent('83.8 cm');
    expect(card.getByText('Waist: down 3.8 cm since August 28, 2026')).toBeVisible();
  });

  it('is missing while nothing was measured twice', async () => {
    server.use(...recordedResponses('list_body_measurements.one'));
    open();
    expect(await screen.findByText('Log one more weight to see the change.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'How do your measurements change?' })).toBeNull();
  });
});

describe('deleting a measurement', () => {
  it('removes it from list, banner and chart at once, and Undo restores it without a request', async () => {
    server.use(...recordedResponses('list_body_measurements.season'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete measurement from Fri, Nov 20, 2026' }));
    expect(screen.getByText('Measurement deleted')).toBeVisible();
    expect(await screen.findByText('Your weight is steady')).toBeVisible();
    expect(screen.queryByText('Before breakfast')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Down 1.2 lbs')).toBeVisible();
  });

  it('that is refused shows an error and the measurement again', async () => {
    server.use(...recordedResponses('list_body_measurements.season'));
    server.use(http.delete('/api/body-measurements/:id', () => HttpResponse.json({ message: 'No' }, { status: 403 })));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete measurement from Fri, Nov 20, 2026' }));
    expect(screen.queryByText('Before breakfast')).toBeNull();
    // Leaving the page sends the deletion without waiting for the undo period.
    fireEvent(window, new Event('pagehide'));
    expect(await findToast('This could not be deleted. It was restored to the list.')).toBeVisible();
    expect(await screen.findByText('Before breakfast')).toBeVisible();
  });
});
