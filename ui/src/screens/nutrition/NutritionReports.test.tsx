import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { gate, findToast } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { NutritionReport } from '@/shared/api/types';
import { NutritionReports } from './NutritionReports';

// The Friday of the recorded examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const open = (query = '') =>
  renderPart(<NutritionReports />, { path: `/nutrition-reports${query}`, screenPaths: ['/nutrition'] });
const report = async (month: string) => within(await screen.findByRole('region', { name: month }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

afterEach(() => vi.useRealTimers());

describe('the monthly reports', () => {
  it('have a title, a link back to Nutrition and cards for both months', async () => {
    server.use(...recordedResponses('list_nutrition_reports.years'));
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Monthly Nutrition Reports' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Nutrition' })).toHaveAttribute('href', '/nutrition');
    const cards = within(await screen.findByRole('region', { name: 'Generate a report' }));
    expect(cards.getByRole('button', { name: 'Generate Current Month' })).toBeEnabled();
    expect(cards.getByRole('button', { name: 'Generate Previous Month' })).toBeEnabled();
    expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'November 2026',
      'October 2026',
    ]);
  });

  it('are listed by year and month with all figures', async () => {
    server.use(...recordedResponses('list_nutrition_reports.years'));
    open();
    const november = await report('November 2026');
    expect(november.getByText('98% goal completion')).toHaveAttribute('data-tone', 'good');
    expect(november.getByText('Average daily calories').parentElement).toHaveTextContent('1755 kcal');
    expect(november.getByText('Average daily protein').parentElement).toHaveTextContent('106.4 g');
    expect(november.getByText('Days logged').parentElement).toHaveTextContent('11 of 30');
    expect(november.getByText('Tracking consistency').parentElement).toHaveTextContent('37%');
    expect(november.getByText('Total entries').parentElement).toHaveTextContent('22');
    expect(november.getByText('Daily entries average').parentElement).toHaveTextContent('2');
    expect(november.getByText('Goal achievement').parentElement).toHaveTextContent('98%');
    expect(november.getByText('1755 of 1800 kcal per day on average')).toBeVisible();
    expect(november.getByRole('progressbar', { name: 'Daily goal' })).toHaveAttribute('aria-valuenow', '97.5');
    expect(november.getByText('Oatmeal ×6')).toBeVisible();
    expect((await report('October 2026')).getByText('80% goal completion')).toHaveAttribute('data-tone', 'fair');
    const september = await report('September 2026');
    expect(september.getByText('No days logged')).toHaveAttribute('data-tone', 'low');
    // Nobody ate 0 kcal: without a logged day there is no average.
    expect(september.getByText('Average daily calories').parentElement).toHaveTextContent(/calories–$/);
    expect(september.getByText('Average daily protein').parentElement).toHaveTextContent(/protein–$/);
    expect(september.getByText('– of 1800 kcal per day on average')).toBeVisible();
    expect(september.getByText('Nothing was logged this month.')).toBeVisible();
    expect((await report('December 2025')).getByText('50% goal completion')).toHaveAttribute('data-tone', 'low');
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.slice(3)).toEqual([
      '2026',
      'November 2026',
      'October 2026',
      'September 2026',
      '2025',
      'December 2025',
    ]);
  });

  it('show an average over the goal as over', async () => {
    const [newest] = example<NutritionReport[]>('list_nutrition_reports.years').response.body!;
    server.use(
      http.get('/api/nutrition-reports', () => HttpResponse.json([{ ...newest, averageDailyCalories: 1955 }])),
    );
    open();
    expect((await report('November 2026')).getByText('155 kcal over')).toHaveClass('fit-over');
  });

  it('are available in German and in kilojoules', async () => {
    signIn({ ...mara, locale: 'de', energyUnit: 'kJ' });
    server.use(...recordedResponses('list_nutrition_reports.years'));
    open();
    const november = await report('November 2026');
    expect(november.getByText('7343 von 7531 kJ am Tag im Schnitt')).toBeVisible();
    expect(november.getByRole('button', { name: 'Bericht für November 2026 löschen' })).toBeVisible();
  });

  it('can be generated from the empty state', async () => {
    server.use(...recordedResponses('list_nutrition_reports.empty', 'create_nutrition_report.november'));
    open();
    expect(await screen.findByText('No Reports Yet')).toBeVisible();
    server.use(...recordedResponses('list_nutrition_reports.years'));
    await userEvent.click(screen.getByRole('button', { name: 'Generate First Report' }));
    expect(await findToast('Report generated')).toBeVisible();
    expect(screen.getByText('November 2026 is ready below.')).toBeVisible();
    expect((await report('November 2026')).getByText('98% goal completion')).toBeVisible();
  });

  it('are generated or updated for the previous month while the buttons are disabled', async () => {
    server.use(...recordedResponses('list_nutrition_reports.years'));
    const requests: string[] = [];
    const answer = gate();
    server.use(
      http.post('/api/nutrition-reports/:year/:month', async ({ params }) => {
        requests.push(`${String(params['year'])}/${String(params['month'])}`);
        await answer.opened;
        return HttpResponse.json(example<NutritionReport>('create_nutrition_report.october').response.body);
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Previous Month' }));
    expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Generate Current Month' })).toBeDisabled();
    answer.open();
    expect(await findToast('Report updated')).toBeVisible();
    expect(requests).toEqual(['2026/10']);
  });

  it('report a failed generation', async () => {
    server.use(...recordedResponses('list_nutrition_reports.empty'));
    server.use(http.post('/api/nutrition-reports/2026/11', () => HttpResponse.error()));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Current Month' }));
    expect(await findToast('The report could not be generated. Please try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Current Month' })).toBeEnabled());
  });

  it('can be deleted and restored', async () => {
    server.use(...recordedResponses('list_nutrition_reports.years'));
    open();
    const remove = await screen.findByRole('button', { name: 'Delete Report for September 2026' });
    expect(remove).toHaveTextContent('Delete Report');
    await userEvent.click(remove);
    expect(screen.getByText('Report for September 2026 deleted')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'September 2026' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'September 2026' })).toBeVisible();
  });

  it('report a failed deletion and show the report again', async () => {
    server.use(...recordedResponses('list_nutrition_reports.years'));
    server.use(http.delete('/api/nutrition-reports/:id', () => HttpResponse.error()));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Report for September 2026' }));
    // Leaving the page sends the deletion without waiting for the undo period.
    fireEvent(window, new Event('pagehide'));
    expect(await findToast('This could not be deleted. It was restored to the list.')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'September 2026' })).toBeVisible();
  });

  it('show an error that can be retried', async () => {
    server.use(http.get('/api/nutrition-reports', () => HttpResponse.error()));
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...recordedResponses('list_nutrition_reports.years'));
    await userEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'November 2026' })).toBeVisible();
  });
});

describe('one report', () => {
  it('is a printable page with totals, averages and foods', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    server.use(...recordedResponses('list_nutrition_reports.years'));
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'View and print the report for November 2026' }));
    const sheet = within(await screen.findByRole('article', { name: 'November 2026' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Nutrition report' })).toBeVisible();
    expect(sheet.getByText('For Mara, as of November 20, 2026')).toBeVisible();
    const rows = within(sheet.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Calories19,305 kcal1755 kcal',
      'Protein1170 g106.4 g',
      'Carbs3960 g360 g',
      'Fat1320 g120 g',
      'Fiber539 g49 g',
    ]);
    expect(sheet.getByText('Chicken and rice ×11')).toBeVisible();
    expect(sheet.getByText('Protein 14%')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Back to all reports' })).toHaveAttribute('href', '/nutrition-reports');
  });

  it('that does not exist shows a note and a link to the list', async () => {
    server.use(...recordedResponses('list_nutrition_reports.years'));
    open('?month=2024-02');
    expect(await screen.findByText('There is no report for this month')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all reports' })).toHaveAttribute('href', '/nutrition-reports');
  });
});
