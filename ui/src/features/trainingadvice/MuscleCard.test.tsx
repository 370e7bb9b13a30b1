import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { MuscleCard } from './MuscleCard';

const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const row = (table: string, name: string) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

describe('the muscles', () => {
  it('shows the sets of the week on the map and as a table', async () => {
    server.use(...recordedResponses('show_muscle_status.planned'));
    renderPart(<MuscleCard />);
    expect(await screen.findByText('Mon, Nov 16 – Sun, Nov 22')).toBeVisible();
    expect(row('Sets this week by muscle', 'Chest 4 sets, range 8–16')).toBeInTheDocument();
    expect(row('Sets this week by muscle', 'Lats 4 sets, range 8–16')).toBeInTheDocument();
    expect(row('Sets this week by muscle', 'Obliques 0 sets, range up to 10')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Sets, range and recovery of each muscle' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    const table = 'Sets, range and recovery of each muscle';
    expect(row(table, 'Muscle Sets Planned Range State')).toBeVisible();
    expect(row(table, 'Back 4 4 8–16 ready')).toBeVisible();
    expect(row(table, 'Quadriceps 5 0 8–16 tired, about 48 h')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide the table' }));
    expect(screen.queryByRole('table', { name: table })).toBeNull();
  });

  it('has no column of planned sets without a plan', async () => {
    server.use(...recordedResponses('show_muscle_status.success'));
    renderPart(<MuscleCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show as a table' }));
    expect(screen.queryByRole('columnheader', { name: 'Planned' })).toBeNull();
  });

  it('changes to recovery', async () => {
    server.use(...recordedResponses('show_muscle_status.success'));
    renderPart(<MuscleCard />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Recovery' }));
    expect(row('Recovery by muscle', 'Quadriceps tired, about 48 h')).toBeInTheDocument();
    expect(row('Recovery by muscle', 'Chest ready')).toBeInTheDocument();
    expect(screen.getByText(/^A rule of thumb: 24 to 72 hours/)).toBeVisible();
  });

  it('says what it does not count', async () => {
    server.use(...recordedResponses('show_muscle_status.success'));
    renderPart(<MuscleCard />);
    expect(await screen.findByText('Not counted, because their muscles are unknown: My Own Press.')).toBeVisible();
    expect(screen.getByText('1 strength workout has no exercises, so its sets are not counted.')).toBeVisible();
    expect(screen.getByText(/sets a week for your level: Intermediate\./)).toBeVisible();
  });

  it('says so without training in the last two weeks', async () => {
    server.use(...recordedResponses('show_muscle_status.empty'));
    renderPart(<MuscleCard />);
    expect(await screen.findByText('No training in the last two weeks')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Recovery' })).toBeNull();
  });

  it('reports a loading error and tries again', async () => {
    server.use(http.get('/api/muscle-status', () => HttpResponse.json({ message: 'Broken' }, { status: 500 })));
    renderPart(<MuscleCard />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Your muscles could not be loaded')).toBeVisible();
    server.use(...recordedResponses('show_muscle_status.success'));
    await userEvent.click(retry);
    expect(await screen.findByText('Mon, Nov 16 – Sun, Nov 22')).toBeVisible();
  });

  it('is in German', async () => {
    signIn({ ...mara, locale: 'de-DE' });
    server.use(...recordedResponses('show_muscle_status.success'));
    renderPart(<MuscleCard />);
    expect(await screen.findByText('Wie geht es deinen Muskeln diese Woche?')).toBeVisible();
    expect(row('Sätze diese Woche je Muskel', 'Brust 4 Sätze, Bereich 8–16')).toBeInTheDocument();
  });
});
