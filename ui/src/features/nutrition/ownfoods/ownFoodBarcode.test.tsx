import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { OwnFoodForm } from './OwnFoodForm';

it.each([
  ['400417025005', 'A digit must be wrong: the last one does not match the others'],
  ['40004170250', 'A barcode has 8, 12 or 13 digits'],
  ['40004170250O5', 'A barcode has only digits'],
])('the barcode %s is refused before the server is asked', async (barcode, sentence) => {
  signIn();
  renderPart(<OwnFoodForm initial={{ name: 'Skyr', calories: 60 }} onSaved={() => {}} onCancel={() => {}} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Barcode' }), barcode);
  await userEvent.click(screen.getByRole('button', { name: 'Save food' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});
