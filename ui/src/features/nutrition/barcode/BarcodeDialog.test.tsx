import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { FoodEntryInput, FoodSuggestion, OwnFood, OwnFoodInput } from '@/shared/api/types';
import { FoodDialog } from '@/features/nutrition/food/FoodDialog';

const CODE = '8000500066027';
const product = example<FoodSuggestion>('find_food_by_barcode.success').response.body!;
const recorded = (name: string) => () => {
  const { status, body } = example<{ message: string }>(`find_food_by_barcode.${name}`).response;
  return HttpResponse.json(body, { status });
};
const unknown = recorded('unknown');
const unavailable = recorded('unavailable');
const sentence = 'No food with this barcode is known. Add it once from its label; from then on it is found.';
const away = 'Open Food Facts does not answer. Try again later, or add the food from its label.';

// Answers with the next response for each request. Returns the codes that were asked for.
function answers(...responses: (() => Response)[]): string[] {
  const asked: string[] = [];
  const next = http.get('/api/foods/barcode/:code', ({ params }) => {
    asked.push(String(params['code']));
    return responses[Math.min(asked.length, responses.length) - 1]!();
  });
  server.use(next);
  return asked;
}
const finds = (food: FoodSuggestion) => () => HttpResponse.json(food);

const foodDialog = () => within(screen.getByRole('dialog', { name: 'Add Food' }));
const scanner = async () => within(await screen.findByRole('dialog', { name: 'Scan a barcode' }));

async function open() {
  server.use(...recordedResponses('list_food_entries.days', 'show_nutrition_stats.day', 'list_frequent_foods.several'));
  const onClose = vi.fn();
  const view = renderPart(<FoodDialog entry={null} day={null} meal={null} onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Scan a barcode' }));
  return view;
}

async function type(code: string) {
  const field = (await scanner()).getByLabelText('Number below the bars');
  await userEvent.clear(field);
  await userEvent.type(field, `${code}{Enter}`);
}

interface FakeCamera {
  track: EventTarget & { stop: () => void; applyConstraints: (what: MediaTrackConstraints) => Promise<void> };
  stop: ReturnType<typeof vi.fn>;
  applied: MediaTrackConstraints[];
}

function haveCamera(open: (stream: MediaStream) => Promise<MediaStream>, capabilities: object = {}): FakeCamera {
  const stop = vi.fn();
  const applied: MediaTrackConstraints[] = [];
  const track = Object.assign(new EventTarget(), {
    stop,
    getCapabilities: () => capabilities,
    applyConstraints: (what: MediaTrackConstraints) => Promise.resolve(void applied.push(what)),
  });
  const stream = { id: 'rear', getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  const mediaDevices = { getUserMedia: () => open(stream) };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  return { track, stop, applied };
}
const working = (stream: MediaStream) => Promise.resolve(stream);

// The browser's own detector, which sees the given codes one after the other, then the last one.
function haveDetector(...codes: string[]): { frames: () => number } {
  let frame = 0;
  class FakeDetector {
    static getSupportedFormats = () => Promise.resolve(['qr_code', 'ean_13', 'ean_8']);
    detect = () => {
      const rawValue = codes[Math.min(frame, codes.length - 1)];
      frame += 1;
      return Promise.resolve(rawValue === undefined || rawValue === '' ? [] : [{ rawValue, format: 'ean_13' }]);
    };
  }
  vi.stubGlobal('BarcodeDetector', FakeDetector);
  return { frames: () => frame };
}

beforeEach(() => signIn());
afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

describe('a typed barcode', () => {
  it('opens the portion of the food that was found, and says where its values come from', async () => {
    const asked = answers(finds(product));
    const sent = requestBodies<FoodEntryInput>('POST', '/api/food-entries');
    server.use(...recordedResponses('create_food_entry.success'));
    await open();
    await type('8 000500-066027');
    expect(await screen.findByText('Found: Sample Brand Hazelnut Bar')).toHaveAttribute('role', 'status');
    expect(asked).toEqual([CODE]);
    expect(screen.queryByRole('dialog', { name: 'Scan a barcode' })).toBeNull();
    expect(foodDialog().getByText('From Open Food Facts. Check it against the label.')).toBeVisible();
    expect(foodDialog().getByRole('textbox', { name: 'Calories' })).toHaveValue('123');
    await waitFor(() => expect(foodDialog().getByRole('textbox', { name: 'Quantity' })).toHaveFocus());
    await userEvent.click(foodDialog().getByRole('button', { name: 'Add Food' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      name: 'Sample Brand Hazelnut Bar',
      food: `product:${CODE}`,
      calories: 123,
      grams: 21.5,
    });
  });

  it('of an own food opens its portion without a note', async () => {
    answers(recorded('own'));
    await open();
    await type(CODE);
    await screen.findByText('Found: Oat drink');
    expect(screen.queryByText(/Open Food Facts/)).toBeNull();
  });

  it('with a wrong check digit is refused before the server is asked', async () => {
    const asked = answers(finds(product));
    await open();
    await type('8000500066028');
    expect(await screen.findByText('A digit must be wrong: the last one does not match the others.')).toBeVisible();
    expect((await scanner()).getByLabelText('Number below the bars')).toBeInvalid();
    expect(asked).toEqual([]);
    await type(CODE);
    await screen.findByText('Found: Sample Brand Hazelnut Bar');
  });

  it('that nobody knows opens the food form with the barcode, and what is saved is logged', async () => {
    answers(unknown, finds({ ...product, kind: 'own', food: 'own:1', name: 'Village cheese' }));
    const created = requestBodies<OwnFoodInput>('POST', '/api/own-foods');
    const stored = example<OwnFood>('create_own_food.success').response.body!;
    server.use(http.post('/api/own-foods', () => HttpResponse.json({ ...stored, barcode: CODE }, { status: 201 })));
    await open();
    await type(CODE);
    const form = within(await screen.findByRole('dialog', { name: 'Add from the label' }));
    expect(form.getByText(sentence)).toHaveFocus();
    expect(form.getByLabelText('Barcode')).toHaveValue(CODE);
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Village cheese');
    await userEvent.type(form.getByRole('textbox', { name: /^Calories/ }), '300');
    await userEvent.click(form.getByRole('button', { name: 'Save food' }));
    expect(await screen.findByText('Found: Village cheese')).toBeInTheDocument();
    expect(created).toEqual([expect.objectContaining({ name: 'Village cheese', calories: 300, barcode: CODE })]);
    expect(foodDialog().getByRole('textbox', { name: 'Name' })).toHaveValue('Village cheese');
  });

  it('can be typed again after the food form was cancelled', async () => {
    const asked = answers(unknown);
    await open();
    await type(CODE);
    const form = within(await screen.findByRole('dialog', { name: 'Add from the label' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await type(CODE);
    await screen.findByRole('dialog', { name: 'Add from the label' });
    expect(asked).toEqual([CODE, CODE]);
  });

  it('can be looked up again, or added from the label, while Open Food Facts does not answer', async () => {
    answers(unavailable, () => HttpResponse.error(), finds(product));
    await open();
    await type(CODE);
    const dialog = await scanner();
    expect(await dialog.findByRole('alert')).toHaveTextContent(away);
    await userEvent.click(dialog.getByRole('button', { name: 'Add from the label' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add from the label' }));
    expect(form.getByLabelText('Barcode')).toHaveValue(CODE);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await type(CODE);
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection, then try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Found: Sample Brand Hazelnut Bar')).toBeInTheDocument();
  });

  it('is found in German too', async () => {
    signIn({ ...mara, locale: 'de' });
    answers(finds(product));
    server.use(...recordedResponses('list_food_entries.days', 'list_frequent_foods.several'));
    renderPart(<FoodDialog entry={null} day={null} meal={null} onClose={vi.fn()} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Barcode scannen' }));
    await userEvent.type(await screen.findByLabelText('Nummer unter den Strichen'), `${CODE}{Enter}`);
    expect(await screen.findByText('Gefunden: Sample Brand Hazelnut Bar')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Korrigieren' })).toBeVisible();
  });
});

it('a product can be corrected: the form has its values of 100 g, and what is saved replaces it', async () => {
  const corrected: FoodSuggestion = { ...product, kind: 'own', food: 'own:1', calories: 116, per100g: null };
  answers(finds(product), finds(product), finds(corrected));
  const created = requestBodies<OwnFoodInput>('POST', '/api/own-foods');
  const stored = example<OwnFood>('create_own_food.success').response.body!;
  server.use(http.post('/api/own-foods', () => HttpResponse.json({ ...stored, barcode: CODE }, { status: 201 })));
  await open();
  await type(CODE);
  await userEvent.click(await screen.findByRole('button', { name: 'Correct it' }));
  const form = within(await screen.findByRole('dialog', { name: 'Correct this food' }));
  expect(form.getByRole('textbox', { name: /^Calories/ })).toHaveValue('572');
  expect(form.getByRole('textbox', { name: 'Protein' })).toHaveValue('8.6');
  expect(form.getByLabelText('Barcode')).toHaveValue(CODE);
  await userEvent.clear(form.getByRole('textbox', { name: /^Calories/ }));
  await userEvent.type(form.getByRole('textbox', { name: /^Calories/ }), '540');
  await userEvent.click(form.getByRole('button', { name: 'Save food' }));
  await waitFor(() => expect(screen.queryByText(/From Open Food Facts/)).toBeNull());
  expect(created).toEqual([
    expect.objectContaining({ name: product.name, calories: 540, barcode: CODE, portionGrams: 21.5, liquid: false }),
  ]);
  await waitFor(() => expect(foodDialog().getByRole('textbox', { name: 'Calories' })).toHaveValue('116'));
});

describe('the camera', () => {
  it.each([
    ['NotAllowedError', /^The camera is blocked for this page\./],
    ['NotFoundError', /^No camera was found\./],
    ['NotReadableError', /^The camera could not be started\./],
  ])('%s: a sentence says why there is no picture, and the number can be typed', async (name, reason) => {
    haveCamera(() => Promise.reject(new DOMException('', name)));
    answers(finds(product));
    await open();
    expect(await screen.findByText(reason)).toBeVisible();
    await type(CODE);
    await screen.findByText('Found: Sample Brand Hazelnut Bar');
  });

  it('is not offered over plain http', async () => {
    vi.stubGlobal('isSecureContext', false);
    await open();
    expect(await screen.findByText(/^The camera works only over https\./)).toBeVisible();
  });

  it('finds a barcode that it sees twice, and stops', async () => {
    const { stop } = haveCamera(working);
    haveDetector('', '96385074', CODE);
    const asked = answers(finds(product));
    await open();
    expect(await screen.findByText('Found: Sample Brand Hazelnut Bar')).toBeInTheDocument();
    expect(asked).toEqual([CODE]);
    expect(stop).toHaveBeenCalledOnce();
  });

  it('asks once for a code that stays in sight', async () => {
    haveCamera(working);
    const { frames } = haveDetector(CODE);
    const asked = answers(unavailable);
    await open();
    await screen.findByText(away);
    const seen = frames();
    await waitFor(() => expect(frames()).toBeGreaterThan(seen + 3));
    expect(asked).toEqual([CODE]);
  });

  it('stops when the scanner closes', async () => {
    const { stop } = haveCamera(working);
    haveDetector('');
    await open();
    await screen.findByText('Hold the barcode inside the frame.');
    expect(stop).not.toHaveBeenCalled();
    await userEvent.click((await scanner()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
  });

  it('stops while the page is hidden, and when it starts too late', async () => {
    let start = () => {};
    const { stop } = haveCamera((stream) => new Promise((resolve) => (start = () => resolve(stream))));
    haveDetector('');
    const { unmount } = await open();
    await screen.findByText('Starting the camera...');
    await act(() => Promise.resolve(start()));
    await screen.findByText('Hold the barcode inside the frame.');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('Starting the camera...');
    unmount();
    await act(() => Promise.resolve(start()));
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('has a light if the device has one', async () => {
    const { applied } = haveCamera(working, { torch: true });
    haveDetector('');
    await open();
    const light = await screen.findByRole('button', { name: 'Light', pressed: false });
    await userEvent.click(light);
    expect(await screen.findByRole('button', { name: 'Light', pressed: true })).toBeVisible();
    expect(applied).toEqual([{ advanced: [{ torch: true }] }]);
  });

  it('says when it was taken away', async () => {
    const { track } = haveCamera(working);
    haveDetector('');
    await open();
    await screen.findByText('Hold the barcode inside the frame.');
    act(() => void track.dispatchEvent(new Event('ended')));
    expect(await screen.findByText(/^The camera could not be started\./)).toBeVisible();
  });
});
