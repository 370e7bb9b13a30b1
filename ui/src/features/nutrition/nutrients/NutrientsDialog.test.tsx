import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { NutrientsButton } from './NutrientsButton';

// The Friday of the recorded examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
interface Answer {
  nutrients: { nutrient: string }[];
}
const day = example<Answer>('show_nutrient_day.success').response.body!;

const dialog = () => within(screen.getByRole('dialog', { name: 'Vitamins and minerals' }));
const row = (name: string) => dialog().getByText(name).closest('li')!;

async function open() {
  renderPart(<NutrientsButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Vitamins and minerals' }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

it('shows each nutrient beside its reference, and what is unknown as unknown', async () => {
  server.use(...recordedResponses('show_nutrient_day.success'));
  await open();
  await dialog().findByText('Iron');
  expect(row('Iron')).toHaveTextContent('≥ 6.4 mg of 16 mg');
  expect(row('Folate')).toHaveTextContent('263 µg of 330 µg');
  expect(row('Magnesium')).toHaveTextContent('Magnesiumunknown · reference 350 mg');
  expect(dialog().getByText('Reference values: EFSA; WHO for saturated fat')).toBeVisible();
  expect(dialog().getByText(/^≥: up to 1 of 2 entries do not state these amounts\. A low sum does not/)).toBeVisible();
  expect(dialog().queryByText(/entries unknown/)).toBeNull();
});

it('shows saturated fat and sodium as limits, over in word and color; more than needed is not over', async () => {
  const amounts: Record<string, number> = { sodium: 2300, calcium: 1200 };
  const nutrients = day.nutrients.map((each) => ({
    ...each,
    known: 2,
    unknown: 0,
    amount: amounts[each.nutrient] ?? 0,
  }));
  server.use(http.get('/api/nutrient-day', () => HttpResponse.json({ ...day, nutrients })));
  await open();
  const limits = within(await dialog().findByRole('region', { name: 'Stay below' }));
  expect(limits.getAllByRole('listitem')).toHaveLength(2);
  expect(row('Sodium')).toHaveTextContent('2300 mg of at most 2000 mg · 300 mg over');
  expect(within(row('Sodium')).getByText('300 mg over')).toHaveClass('fit-over');
  expect(row('Sodium').querySelector('[data-over]')).not.toBeNull();
  expect(row('Calcium')).toHaveTextContent('1200 mg of 950 mg');
  expect(row('Calcium').querySelector('[data-over]')).toBeNull();
  expect(dialog().queryByText(/unknown/)).toBeNull();
});

it('has no bar without a reference', async () => {
  const nutrients = day.nutrients.map((each) => ({ ...each, reference: null }));
  server.use(http.get('/api/nutrient-day', () => HttpResponse.json({ ...day, nutrients })));
  await open();
  await dialog().findByText('Iron');
  expect(row('Iron')).toHaveTextContent('Iron≥ 6.4 mg');
  expect(row('Iron').querySelector('[aria-hidden]')).toBeNull();
});

it('shows another day on request, and says if nothing was logged', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('/api/nutrient-day', ({ request }) => {
      const date = new URL(request.url).searchParams.get('date');
      asked.push(date);
      const name = date === '2026-11-20' ? 'show_nutrient_day.success' : 'show_nutrient_day.empty';
      return HttpResponse.json(example<object>(name).response.body);
    }),
  );
  await open();
  await dialog().findByText('Iron');
  expect(dialog().getByLabelText('Day')).toHaveAttribute('max', '2026-11-20');
  fireEvent.change(dialog().getByLabelText('Day'), { target: { value: '2026-11-18' } });
  expect(await dialog().findByText('Nothing was logged on this day.')).toBeVisible();
  expect(asked).toEqual(['2026-11-20', '2026-11-18']);
});

it('shows an error that can be retried, in German too', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(http.get('/api/nutrient-day', () => HttpResponse.error()));
  renderPart(<NutrientsButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Vitamine und Mineralstoffe' }));
  const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  server.use(...recordedResponses('show_nutrient_day.success'));
  await userEvent.click(retry);
  expect(await screen.findByText('Eisen')).toBeVisible();
  expect(screen.getByText('Eisen').closest('li')).toHaveTextContent('≥ 6,4 mg');
  expect(screen.getByText(/^≥: Bei bis zu 1 von 2 Einträgen fehlen diese Angaben\./)).toBeVisible();
});
