import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { Exercise } from '@/shared/api/types';
import { ExercisePicker, type PickedExercise } from './ExercisePicker';

const catalogue = example<Exercise[]>('list_exercises.all').response.body ?? [];

function draw(room = 10, screenPaths: readonly string[] = []) {
  const onAdd = vi.fn<(picked: PickedExercise[]) => void>();
  const onCancel = vi.fn();
  renderPart(
    <ExercisePicker
      catalogue={catalogue}
      section="main"
      included={new Set(['Push-Up'])}
      room={room}
      onAdd={onAdd}
      onCancel={onCancel}
    />,
    { screenPaths },
  );
  const namesOf = () => onAdd.mock.calls[0]?.[0].map((each) => (typeof each === 'string' ? each : each.name));
  return { onAdd, onCancel, namesOf };
}

const search = () => screen.getByRole('combobox', { name: 'Search exercises' });
const option = (name: RegExp) => screen.getByRole('option', { name });
const add = () => screen.getByRole('button', { name: /^Add/ });

beforeEach(() => signIn());

it('starts in the search field with nothing selected and Add disabled', () => {
  draw();
  expect(search()).toHaveFocus();
  expect(add()).toBeDisabled();
});

it('shows muscle, equipment and level in each row', () => {
  draw();
  expect(option(/^Goblet Squat ?Quad/)).toHaveTextContent('Quadriceps, Glutes · Dumbbells · Beginner');
});

it('can be operated with typing, arrow keys and Enter', async () => {
  const { namesOf } = draw();
  await userEvent.type(search(), 'goblet');
  await userEvent.keyboard('{Enter}');
  expect(option(/^Goblet Squat ?Quad/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('deadlift{ArrowDown}{ArrowUp}{Enter}');
  const second = within(screen.getByRole('listbox')).getAllByRole('option', { selected: true })[0]?.textContent;
  expect(second).toMatch(/deadlift/i);
  await userEvent.click(screen.getByRole('button', { name: 'Add 2' }));
  expect(namesOf()?.[0]).toBe('Goblet Squat');
});

it('wraps around at the ends of the list', async () => {
  draw();
  await userEvent.type(search(), 'squat');
  const active = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.textContent;
  const first = active();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).not.toBe(first);
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe(first);
});

it('filters by chips, which show their value', async () => {
  draw();
  const before = screen.getAllByRole('option').length;
  await userEvent.click(screen.getByRole('button', { name: 'Equipment: Any' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dumbbells' }));
  await userEvent.click(screen.getByRole('button', { name: 'Level: Any' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Beginner' }));
  const rows = screen.getAllByRole('option');
  expect(rows.length).toBeLessThan(before);
  for (const row of rows) expect(row).toHaveTextContent('Dumbbells · Beginner');
  expect(screen.getByRole('button', { name: 'Equipment: Dumbbells' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getAllByRole('option')).toHaveLength(before);
});

it('accepts a custom name, which stays visible during the next search', async () => {
  const { namesOf } = draw();
  await userEvent.type(search(), 'Farmer walk uphill');
  await userEvent.click(option(/Add “Farmer walk uphill” as a custom exercise/));
  await userEvent.clear(search());
  await userEvent.type(search(), 'plank');
  expect(option(/Farmer walk uphill/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(add());
  expect(namesOf()).toEqual(['Farmer walk uphill']);
});

it('makes an own exercise of the typed name, which is then selected', async () => {
  server.use(...recordedResponses('create_own_exercise.success', 'list_exercises.own'));
  const { namesOf } = draw();
  await userEvent.type(search(), 'Anvil Squat');
  await userEvent.click(screen.getByRole('button', { name: 'Create “Anvil Squat” as your own exercise' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New exercise' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Anvil Squat');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 selected')).toBeVisible();
  await userEvent.click(add());
  expect(namesOf()).toEqual(['Anvil Squats']);
});

it('says whose exercise it is, and offers a hidden one by its whole name only', async () => {
  const [own] = example<Exercise[]>('list_exercises.own').response.body!.filter((each) => each.own);
  const hidden = { ...own!, key: 'own_2', name: 'Towel Hang', hidden: true };
  renderPart(
    <ExercisePicker
      catalogue={[...catalogue, own!, hidden]}
      section="main"
      included={new Set()}
      room={3}
      onAdd={() => undefined}
      onCancel={() => undefined}
    />,
  );
  await userEvent.type(search(), 'anvil');
  expect(option(/^Anvil Squats/)).toHaveTextContent('Quadriceps, Glutes · Barbell · Yours');
  await userEvent.clear(search());
  await userEvent.type(search(), 'towel han');
  expect(screen.queryByRole('option', { name: /^Towel Hang ?Quad/ })).toBeNull();
  await userEvent.type(search(), 'g');
  expect(option(/^Towel Hang ?Quad/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /as your own exercise$/ })).toBeNull();
});

it('says when nothing matches, and marks exercises that the workout already contains', async () => {
  draw();
  expect(option(/^Push-Up ?Chest/)).toHaveTextContent('already in this workout');
  await userEvent.type(search(), 'qqqq');
  expect(screen.getByText('No matches. Try another word or fewer filters.')).toBeVisible();
});

it('stops when the section is full', async () => {
  draw(1);
  await userEvent.click(option(/^Goblet Squat ?Quad/));
  expect(screen.getByText('Main is full.')).toBeVisible();
  await userEvent.click(option(/^Push-Up ?Chest/));
  expect(option(/^Push-Up ?Chest/)).toHaveAttribute('aria-selected', 'false');
  await userEvent.click(option(/^Goblet Squat ?Quad/));
  expect(add()).toBeDisabled();
});

it('links to the page of an exercise without selecting it', async () => {
  draw(10, ['/exercise']);
  await userEvent.type(search(), 'goblet');
  const info = screen.getAllByRole('link', { hidden: true })[0]!;
  expect(info).toHaveAttribute('href', '/exercise?name=Goblet%20Squat');
  expect(info).toHaveAttribute('target', '_blank');
  info.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(info);
  expect(option(/^Goblet Squat ?Quad/)).toHaveAttribute('aria-selected', 'false');
  await userEvent.click(option(/^Goblet Squat ?Quad/));
  expect(option(/^Goblet Squat ?Quad/)).toHaveAttribute('aria-selected', 'true');
});

it('has a link for keyboard users to the page of the active row', async () => {
  draw(10, ['/exercise']);
  await userEvent.type(search(), 'goblet squat');
  expect(screen.getByRole('link', { name: 'About Goblet Squat (opens in a new tab)' })).toHaveAttribute(
    'href',
    '/exercise?name=Goblet%20Squat',
  );
  await userEvent.clear(search());
  await userEvent.type(search(), 'Xyzzy');
  expect(screen.queryByRole('link')).toBeNull();
});

it('has no link to a page that does not exist', () => {
  draw();
  expect(screen.queryAllByRole('link', { hidden: true })).toEqual([]);
});

it('adds nothing if the section is full', async () => {
  draw(0);
  await userEvent.click(option(/^Goblet Squat ?Quad/));
  expect(add()).toBeDisabled();
});

it('forgives typing errors, and finds by abbreviations and German names', async () => {
  draw();
  for (const [text, name] of [
    ['benhc pres', 'Bench Press'],
    ['rdl', 'Barbell Romanian Deadlift'],
    ['Kreuzheben', 'Barbell Deadlift'],
  ] as const) {
    await userEvent.clear(search());
    await userEvent.type(search(), text);
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(name);
  }
});

it('keeps to the chips while searching', async () => {
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Equipment: Any' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dumbbells' }));
  await userEvent.type(search(), 'rows');
  for (const row of screen.getAllByRole('option').slice(0, -1)) expect(row).toHaveTextContent('Dumbbells');
});

it('marks exercises that load an injured area', () => {
  signIn({ ...mara, injuries: ['knee', 'lower_back'] });
  draw();
  expect(option(/^Goblet Squat ?Quad/)).toHaveTextContent('Loads your knee and lower back');
  expect(option(/^Push-Up ?Chest/)).toHaveTextContent('Loads your lower back');
  expect(option(/^Bench Press ?Chest/)).not.toHaveTextContent('Loads');
});

it('marks nothing without an injury', () => {
  draw();
  expect(screen.queryByText(/^Loads/)).toBeNull();
});

it('shows German names, and adds the exercise under its own name', async () => {
  signIn({ ...mara, locale: 'de', injuries: ['shoulder'] });
  const { namesOf } = draw(10, ['/exercise']);
  await userEvent.type(screen.getByRole('combobox', { name: 'Übungen suchen' }), 'bankdrücken');
  const row = screen.getAllByRole('option')[0]!;
  expect(row).toHaveTextContent(/^Bankdrücken mit Langhantel.*Belastet: Schulter$/);
  expect(
    screen.getByRole('link', { name: 'Über Bankdrücken mit Langhantel (öffnet einen neuen Tab)' }),
  ).toHaveAttribute('href', '/exercise?name=Bench%20Press');
  await userEvent.click(row);
  await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  expect(namesOf()).toEqual(['Bench Press']);
});

it('is translated to German', () => {
  signIn({ ...mara, locale: 'de' });
  draw();
  expect(screen.getByRole('option', { name: /^Goblet Squat ?Oberschenkel/ })).toHaveTextContent(
    'Oberschenkel vorn, Gesäß · Kurzhanteln · Einstieg',
  );
});

it('lists favorites and recent exercises first, under headings', async () => {
  server.use(...recordedResponses('show_exercise_marks.some'));
  draw();
  const favorites = within(await screen.findByRole('group', { name: 'Favorites' }));
  expect(favorites.getByRole('option')).toHaveTextContent(/^Bench Press/);
  const recent = within(screen.getByRole('group', { name: 'Recent' }));
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['Plank', 'Goble']);
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Bench Press/);
});

it('leads to the library in a new tab, so that the selection stays', () => {
  draw(10, ['/exercises']);
  const link = screen.getByRole('link', { name: /^Browse the exercise library/ });
  expect(link).toHaveAttribute('href', '/exercises?section=main');
  expect(link).toHaveAttribute('target', '_blank');
});
