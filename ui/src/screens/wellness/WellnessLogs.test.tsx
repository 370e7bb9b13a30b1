import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies, findToast } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { currentUser, endSession } from '@/shared/api/session';
import { hasDrafts } from '@/shared/lib/drafts';
import { Wellness } from './Wellness';
import { beginOnRecordedDay, existingUser, newUser } from './wellnessFixtures';

const open = (tab?: string) => renderPart(<Wellness />, { path: tab ? `/wellness?tab=${tab}` : '/wellness' });

beforeEach(beginOnRecordedDay);

describe('the period tab', () => {
  it('shows the cycle with range and confidence, and the five latest periods', async () => {
    server.use(...recordedResponses(...existingUser));
    open('period');
    const tab = within(await screen.findByRole('region', { name: 'Your periods' }));
    expect(await tab.findByText('In 4 days')).toBeVisible();
    expect(tab.getByText('Tuesday, November 24')).toBeVisible();
    expect(tab.getAllByText('28 days')[0]).toBeVisible();
    expect(tab.getByText('from 5 cycles of 28 to 29 days')).toBeVisible();
    expect(tab.getByText('Likely between November 23 and November 25')).toBeVisible();
    expect(tab.getByText(/^Confidence: high/)).toBeVisible();
    expect(tab.getByText(/not a method of contraception/)).toBeVisible();
    expect(tab.getAllByRole('button', { name: /^Edit period starting/ })).toHaveLength(5);
    expect(tab.getByText('Oct 27, 2026 – Oct 31, 2026')).toBeVisible();
  });

  it('shows Expected now on the day and after it', async () => {
    vi.setSystemTime(new Date('2026-11-26T11:00:00+01:00'));
    server.use(...recordedResponses(...existingUser));
    open('period');
    const tab = within(await screen.findByRole('region', { name: 'Your periods' }));
    expect(await tab.findByText('Expected now')).toBeVisible();
  });

  it('shows that an estimate needs two periods', async () => {
    server.use(
      ...recordedResponses(
        'show_wellness_stats.empty',
        'list_period_trackings.six',
        'show_cycle.one',
        'list_period_days.empty',
      ),
    );
    open('period');
    expect(await screen.findByText('An estimate needs two periods that start 15 to 45 days apart.')).toBeVisible();
    expect(screen.getAllByText('Needs two periods')).toHaveLength(2);
  });

  it('offers a calendar file for the next period', async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => (files.push(file), 'blob:1'), revokeObjectURL: () => {} }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    server.use(...recordedResponses(...existingUser));
    open('period');
    await userEvent.click(await screen.findByRole('button', { name: 'Calendar file (ICS)' }));
    expect(click).toHaveBeenCalledOnce();
    const text = await files[0]!.text();
    expect(text).toContain('DTSTART;VALUE=DATE:20261124');
    expect(text).toContain('not a method of contraception');
  });

  it('logs a period as midnight UTC', async () => {
    server.use(...recordedResponses(...newUser, 'create_period_tracking.success'));
    const sent = requestBodies('POST', '/api/period-trackings');
    open('period');
    await userEvent.click(screen.getByRole('button', { name: 'Log Period' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Start date')).toHaveValue('2026-11-20');
    fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '2026-11-02' } });
    fireEvent.change(dialog.getByLabelText('End date'), { target: { value: '2026-11-06' } });
    await userEvent.selectOptions(dialog.getByLabelText('Flow'), 'Light');
    const [mood, energy] = dialog.getAllByRole('slider');
    expect([mood, energy].map((each) => each!.getAttribute('aria-valuenow'))).toEqual(['3', '3']);
    fireEvent.keyDown(energy!, { key: 'ArrowLeft' });
    await userEvent.type(dialog.getByLabelText('Notes'), 'a quiet day');
    server.use(...recordedResponses('list_period_trackings.six', 'show_cycle.predicted'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Period logged')).toBeVisible();
    expect(screen.getByText('Your tracking data has been saved successfully')).toBeVisible();
    expect(sent).toEqual([
      {
        startDate: '2026-11-02T00:00:00.000Z',
        endDate: '2026-11-06T00:00:00.000Z',
        flow: 'light',
        symptoms: null,
        mood: 3,
        energy: 2,
        notes: 'a quiet day',
        cycleExcluded: false,
        clientKey: expect.any(String) as string,
      },
    ]);
    expect(await screen.findByRole('tab', { name: 'Period (6)' })).toBeVisible();
  });

  it('keeps the typed values and their client key if the session ends before they are saved', async () => {
    server.use(...recordedResponses(...newUser));
    server.use(http.post('/api/period-trackings', () => HttpResponse.json(null, { status: 400 })));
    const sent = requestBodies('POST', '/api/period-trackings');
    const typing = open('period');
    await userEvent.click(screen.getByRole('button', { name: 'Log Period' }));
    await userEvent.type(await screen.findByLabelText('Notes'), 'a quiet day');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await findToast('Failed to save period data. Please try again.')).toBeVisible();
    typing.unmount();
    endSession('expired');
    signIn();
    open('period');
    await userEvent.click(screen.getByRole('button', { name: 'Log Period' }));
    expect(await screen.findByLabelText('Notes')).toHaveValue('a quiet day');
    server.use(...recordedResponses('create_period_tracking.success'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await findToast('Period logged')).toBeVisible();
    expect(sent[1]).toEqual(sent[0]);
    expect(hasDrafts()).toBe(false);
  });

  it('deletes the draft on Cancel', async () => {
    server.use(...recordedResponses(...newUser));
    open('period');
    await userEvent.click(screen.getByRole('button', { name: 'Log Period' }));
    await userEvent.type(await screen.findByLabelText('Notes'), 'a quiet day');
    expect(hasDrafts()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(hasDrafts()).toBe(false);
  });

  it('requires a start date and rejects an earlier end date without a request', async () => {
    server.use(...recordedResponses(...newUser));
    open('period');
    await userEvent.click(screen.getByRole('button', { name: 'Log Period' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Start date is required')).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '2026-11-10' } });
    fireEvent.change(dialog.getByLabelText('End date'), { target: { value: '2026-11-09' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('End date must not be before the start date')).toBeVisible();
  });

  it('shows an overlap reported by the server at its field and keeps the typed values', async () => {
    server.use(...recordedResponses(...existingUser, 'create_period_tracking.overlap'));
    open('period');
    await userEvent.click(await screen.findByRole('button', { name: 'Log Period' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Notes'), 'kept');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This overlaps the period from October 27, 2026 to October 31, 2026')).toBeVisible();
    expect(await findToast('Failed to save period data. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText('Notes')).toHaveValue('kept');
  });

  it('edits a period and excludes the previous cycle on request', async () => {
    server.use(...recordedResponses(...existingUser));
    const first = example<{ id: number }[]>('list_period_trackings.six').response.body![0]!;
    const sent = requestBodies('PUT', `/api/period-trackings/${first.id}`);
    server.use(http.put('/api/period-trackings/:id', () => HttpResponse.json(first)));
    open('period');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit period starting Oct 27, 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit period' }));
    expect(dialog.getByLabelText('End date')).toHaveValue('2026-10-31');
    fireEvent.change(dialog.getByLabelText('End date'), { target: { value: '' } });
    await userEvent.click(dialog.getByRole('switch', { name: /^Do not count the previous cycle/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Period updated')).toBeVisible();
    expect(sent[0]).toMatchObject({ startDate: '2026-10-27T00:00:00.000Z', endDate: null, cycleExcluded: true });
    expect(sent[0]).not.toHaveProperty('clientKey');
  });

  it('deletes a period, and Undo restores it', async () => {
    server.use(...recordedResponses(...existingUser));
    open('period');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete period starting Oct 27, 2026' }));
    expect(screen.getByText('Period deleted')).toBeVisible();
    expect(screen.queryByText('Oct 27, 2026 – Oct 31, 2026')).toBeNull();
    // The sixth period is now shown.
    expect(screen.getByRole('button', { name: 'Edit period starting Jun 7, 2026' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Oct 27, 2026 – Oct 31, 2026')).toBeVisible();
  });
});

describe('period tracking switched off', () => {
  it('hides all of it, sends no requests and can be switched on again', async () => {
    signIn({ ...mara, trackPeriods: false });
    server.use(...recordedResponses('show_wellness_stats.month'));
    open('period');
    expect(await screen.findByText('8 moments in the last 30 days')).toBeVisible();
    expect(screen.queryByRole('tab', { name: /Period/ })).toBeNull();
    expect(screen.queryByText('Last Period')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Self-Care' })).toHaveAttribute('aria-selected', 'true');

    const shown = { ...mara, trackPeriods: true };
    server.use(
      http.put('/api/user', () => HttpResponse.json(shown)),
      ...recordedResponses('list_period_trackings.six', 'show_cycle.predicted', 'list_period_days.empty'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'More options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show period tracking' }));
    expect(await screen.findByRole('tab', { name: 'Period (6)' })).toBeVisible();
    expect(currentUser()?.trackPeriods).toBe(true);
  });

  it('can be switched off in the menu', async () => {
    server.use(...recordedResponses(...existingUser));
    const sent = requestBodies('PUT', '/api/user');
    server.use(http.put('/api/user', () => HttpResponse.json({ ...mara, trackPeriods: false })));
    open();
    expect(await screen.findByText('Last Period')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide period tracking' }));
    expect(await findToast('Period tracking is hidden. Your entries are kept.')).toBeVisible();
    expect(screen.queryByText('Last Period')).toBeNull();
    expect(sent).toEqual([{ trackPeriods: false }]);
  });
});

describe('the sleep tab', () => {
  const base = [...newUser, 'list_sleep_trackings.week'];

  it('shows the week as a chart with a table for screen readers, and the nights', async () => {
    server.use(...recordedResponses(...base));
    open('sleep');
    const table = within(await screen.findByRole('table', { name: 'How long did you sleep in the last 7 days?' }));
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    expect(rows).toEqual([
      ['not logged', 'not logged'],
      ['not logged', 'not logged'],
      ['not logged', 'not logged'],
      ['7 h 20 min', '3 of 5'],
      ['not logged', 'not logged'],
      ['8 h 30 min', '4 of 5'],
      ['7 h 15 min', '2 of 5'],
    ]);
    expect(screen.getByText('On average 7 h 42 min over 3 days, quality 3 of 5')).toBeVisible();
    expect(screen.getByText('Fri, Nov 20')).toBeVisible();
    expect(screen.getByText(/^11:00\sPM – 6:15\sAM · Quality: low · woke 1 time$/)).toBeVisible();
  });

  it('logs a night across midnight and shows its length', async () => {
    server.use(...recordedResponses(...newUser, 'list_sleep_trackings.empty', 'create_sleep_tracking.success'));
    const sent = requestBodies('POST', '/api/sleep-trackings');
    open('sleep');
    expect(await screen.findByText('No sleep logged')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log Sleep' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Bedtime'), { target: { value: '23:30' } });
    fireEvent.change(dialog.getByLabelText('Wake time'), { target: { value: '07:10' } });
    expect(dialog.getByText('7 h 40 min of sleep · bedtime was the evening before')).toBeVisible();
    fireEvent.keyDown(dialog.getAllByRole('slider')[0]!, { key: 'ArrowRight' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Sleep logged')).toBeVisible();
    expect(sent).toEqual([
      {
        sleepDate: '2026-11-20',
        bedtime: '2026-11-19T22:30:00.000Z',
        wakeTime: '2026-11-20T06:10:00.000Z',
        quality: 4,
        mood: 3,
        interruptions: 0,
        dreams: null,
        notes: null,
        clientKey: expect.any(String) as string,
      },
    ]);
  });

  it('restores a typed night after a reload', async () => {
    server.use(...recordedResponses(...base));
    const typing = open('sleep');
    await userEvent.click(await screen.findByRole('button', { name: 'Log Sleep' }));
    await userEvent.type(await screen.findByLabelText('Dreams'), 'flying');
    typing.unmount();
    signIn();
    open('sleep');
    await userEvent.click(await screen.findByRole('button', { name: 'Log Sleep' }));
    expect(await screen.findByLabelText('Dreams')).toHaveValue('flying');
  });

  it('shows invalid values at their fields, and an overlap with another night', async () => {
    server.use(...recordedResponses(...base, 'create_sleep_tracking.overlap'));
    open('sleep');
    await userEvent.click(await screen.findByRole('button', { name: 'Log Sleep' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please enter a bedtime or a wake time')).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Bedtime'), { target: { value: '07:00' } });
    fireEvent.change(dialog.getByLabelText('Wake time'), { target: { value: '07:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Wake time must be after bedtime')).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Bedtime'), { target: { value: '02:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^This overlaps the sleep that ended on/)).toBeVisible();
    expect(dialog.getByLabelText('Bedtime')).toHaveValue('02:00');
  });

  it('edits a night, and deletes one with Undo', async () => {
    server.use(...recordedResponses(...base));
    const nights = example<{ id: number }[]>('list_sleep_trackings.week').response.body!;
    const sent = requestBodies('PUT', `/api/sleep-trackings/${nights[0]!.id}`);
    server.use(http.put('/api/sleep-trackings/:id', () => HttpResponse.json(nights[0])));
    open('sleep');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit sleep on Fri, Nov 20' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit sleep' }));
    expect(
      [dialog.getByLabelText('Bedtime'), dialog.getByLabelText('Wake time')].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(['23:00', '06:15']);
    await userEvent.type(dialog.getByLabelText('Dreams'), 'of the sea');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Sleep updated')).toBeVisible();
    expect(sent[0]).toMatchObject({
      bedtime: '2026-11-19T22:00:00.000Z',
      wakeTime: '2026-11-20T05:15:00.000Z',
      dreams: 'of the sea',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Delete sleep on Fri, Nov 20' }));
    expect(screen.getByText('Sleep deleted')).toBeVisible();
    expect(screen.queryByText('Fri, Nov 20')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Fri, Nov 20')).toBeVisible();
  });
});
