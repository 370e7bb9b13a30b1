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

// The Friday on which the examples were recorded.
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
  it('shows banner, timeline and the ten latest with what changed', async () => {
    server.use(...recordedResponses('list_body_measurements.season'));
    open();
    const banner = within(await screen.findByRole('region', { name: 'Weight change' }));
    expect(banner.getByText('Down 1.2 lbs')).toBeVisible();
    expect(banner.getByText('Well done! You are moving towards your goal.')).toBeVisible();
    expect(banner.getByText('Since Nov 13 · 11.4 lbs to your target of 160 lbs')).toBeVisible();

    const chart = within(screen.getByRole('region', { name: 'Weight, last 8 weighings' }));
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

  it('shows older ones when asked', async () => {
    server.use(...recordedResponses('list_body_measurements.season'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show older measurements' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit measurement of/ })).toHaveLength(12));
    expect(screen.queryByRole('button', { name: 'Show older measurements' })).toBeNull();
  });

  it('asks for further pages while the weighings are too few', async () => {
    const asked: string[] = [];
    const page = Array.from({ length: 50 }, (_, index) => ({ ...season[0]!, id: 1000 - index, weight: null }));
    server.use(
      http.get('/api/body-measurements', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(asked.length === 1 ? page : season);
      }),
    );
    open();
    expect(await screen.findByText('Down 1.2 lbs')).toBeVisible();
    expect(asked).toEqual(['?limit=50&offset=0', '?limit=50&offset=50']);
  });

  it('speaks in the units that the person chose', async () => {
    signIn({ ...mara, targetWeight: 160, weightUnit: 'kg', lengthUnit: 'cm' });
    server.use(...recordedResponses('list_body_measurements.season'));
    open();
    expect(await screen.findByText('Down 0.54 kg')).toBeVisible();
    const [latest] = (await list()).getAllByRole('listitem');
    expect(within(latest!).getByText('77.75')).toBeVisible();
    expect(within(latest!).getByText('Waist').parentElement).toHaveTextContent('83.8 cm');
  });

  it('is neutral about a change against the goal, and calls a small one steady', async () => {
    signIn({ ...mara, targetWeight: 180 });
    const small = { ...season[0]!, id: 99, weight: 171.6 };
    server.use(...recordedResponses('list_body_measurements.season'));
    const { unmount } = open();
    expect(
      await screen.findByText('Weight moves with water, salt and sleep. The line over weeks tells more than one day.'),
    ).toBeVisible();
    expect(screen.queryByText(/^Well done/)).toBeNull();
    unmount();
    server.use(http.get('/api/body-measurements', () => HttpResponse.json([small, ...season])));
    open();
    expect(await screen.findByText('Your weight is steady')).toBeVisible();
    expect(screen.getByText('A change of 0.2 lbs is within what a day does by itself.')).toBeVisible();
  });

  it('has no banner and one bar after the first weighing', async () => {
    server.use(...recordedResponses('list_body_measurements.one'));
    open();
    expect(await screen.findByText('One more weighing, and you see a change here.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Weight change' })).toBeNull();
  });

  it('teaches the next step while it is empty', async () => {
    server.use(...recordedResponses('list_body_measurements.empty'));
    open();
    expect(await screen.findByText('No measurements yet')).toBeVisible();
    const [, inPlace] = screen.getAllByRole('button', { name: 'Add Measurement' });
    await userEvent.click(inPlace!);
    expect(await screen.findByRole('dialog', { name: 'Add measurement' })).toBeVisible();
  });

  it('says when it could not be loaded, and tries again', async () => {
    server.use(http.get('/api/body-measurements', () => HttpResponse.error()));
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...recordedResponses('list_body_measurements.season'));
    await userEvent.click(retry);
    expect(await screen.findByText('Down 1.2 lbs')).toBeVisible();
  });
});

describe('the measurement dialog', () => {
  it('adds what was measured, with a comma as decimal mark in German, and sends the rest as null', async () => {
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
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const banner = within(await screen.findByRole('region', { name: 'Gewichtsveränderung' }));
    expect(banner.getByText('0,54 kg weniger')).toBeVisible();
  });

  it('asks for at least one number and keeps impossible ones, without a call', async () => {
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

  it('edits one for another day and leaves untouched values as they are stored', async () => {
    signIn({ ...mara, weightUnit: 'kg', lengthUnit: 'cm' });
    const [latest] = season;
    server.use(...recordedResponses('list_body_measurements.season'));
    server.use(http.put('/api/body-measurements/:id', () => HttpResponse.json(latest!)));
    const sent = requestBodies('PUT', `/api/body-measurements/${latest!.id}`);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit measurement of Fri, Nov 20, 2026' }));
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

  it('says when it could not be saved, with the server’s word at the field, and keeps what was typed', async () => {
    server.use(...recordedResponses('list_body_measurements.empty', 'create_body_measurement.invalid'));
    open('?tab=body&dialog=measurement');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Body fat'), '99');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Body fat must be between 0 and 100')).toBeVisible();
    expect(
      await findToast('Your measurement could not be saved. What you typed is still here; please try again.'),
    ).toBeVisible();
    expect(dialog.getByLabelText('Body fat')).toHaveValue('99');
  });

  it('keeps what is being typed over a reload, in the unit in which it was typed', async () => {
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

  it('leads to the first field that cannot be as it is', async () => {
    server.use(...recordedResponses('list_body_measurements.empty'));
    open('?tab=body&dialog=measurement');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Weight')).toHaveFocus());
  });
});

describe('deleting a measurement', () => {
  it('takes it out of list, banner and chart at once, and Undo brings it back without a call', async () => {
    server.use(...recordedResponses('list_body_measurements.season'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete measurement of Fri, Nov 20, 2026' }));
    expect(screen.getByText('Measurement deleted')).toBeVisible();
    expect(await screen.findByText('Your weight is steady')).toBeVisible();
    expect(screen.queryByText('Before breakfast')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Down 1.2 lbs')).toBeVisible();
  });

  it('that fails is told, and it is back in its place', async () => {
    server.use(...recordedResponses('list_body_measurements.season'));
    server.use(http.delete('/api/body-measurements/:id', () => HttpResponse.error()));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete measurement of Fri, Nov 20, 2026' }));
    expect(screen.queryByText('Before breakfast')).toBeNull();
    // Leaving the page does not wait for the time to undo.
    fireEvent(window, new Event('pagehide'));
    expect(await findToast('This could not be deleted. It is back in its place.')).toBeVisible();
    expect(await screen.findByText('Before breakfast')).toBeVisible();
  });
});
