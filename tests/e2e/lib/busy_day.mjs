// A person who trains and logs a day on a phone, by the app's own screens, and remembers what they entered.
import { heading } from './people.mjs';
import { until } from './suite.mjs';

export const LIFTS = ['Goblet Squat', 'Dumbbell Row', 'Dumbbell Curl'];
const SETS = 6;
export const DIARY = '/nutrition';

const dialogOf = (page, title) => page.getByRole('dialog', { name: title });
// Without waiting for animations.
const press = (target) => target.dispatchEvent('click');

export class BusyDay {
  constructor(random) {
    this.random = random;
    this.number = 0;
    // For the report of a failure.
    this.story = [];
    this.foods = [];
    this.glasses = 0;
    this.weights = [];
    this.moments = 0;
    this.nights = [];
    this.workouts = [];
  }

  // For the next screens. Another page takes the place of one that was closed.
  useAt(page, address) {
    this.page = page;
    this.address = address;
  }

  pick(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  next() {
    this.number += 1;
    return this.number;
  }

  // --- Training ---

  startWorkout(name, path, lifts) {
    const sets = Object.fromEntries(lifts.map((lift) => [lift, Array(SETS).fill(null)]));
    this.workout = { name, sets };
    this.path = path;
  }

  // Opens a page, also after it was closed.
  async show(path = this.path) {
    this.path = path;
    await this.page.goto(this.address + path);
    await this.isShown();
  }

  async isShown() {
    await this.page
      .getByRole('button', { name: this.path === DIARY ? /^Add .* of water$/ : 'Complete Workout' })
      .waitFor();
  }

  async startFree(name, lifts) {
    this.startWorkout(name, '/log-workout?workout=free', []);
    await this.page.goto(this.address + this.path);
    await this.page.getByRole('button', { name: 'Add exercises' }).click();
    const dialog = this.page.getByRole('dialog');
    for (const lift of lifts) {
      await dialog.getByRole('combobox', { name: 'Search exercises' }).fill(lift);
      await this.page.keyboard.press('Enter');
      this.workout.sets[lift] = Array(3).fill(null);
    }
    await dialog.getByRole('button', { name: /^Add( \d)?$/ }).click();
    await this.page.getByLabel('Name').fill(name);
  }

  // Cards also open and close by themselves, when an exercise is complete.
  async card(lift) {
    const card = this.page.getByRole('article', { name: lift, exact: true });
    const line = card.locator('h3 button');
    await until(async () => {
      if ((await line.getAttribute('aria-expanded')) === 'false') await press(line);
      return card.getByRole('list', { name: `Sets of ${lift}` }).isVisible();
    }, `the card of ${lift} to open`);
    return card;
  }

  async set() {
    const lift = this.pick(Object.keys(this.workout.sets));
    const sets = this.workout.sets[lift];
    const at = Math.floor(this.random() * sets.length);
    const card = await this.card(lift);
    const weight = 40 + this.next();
    this.story.push(`${lift} ${at + 1} ${JSON.stringify(sets[at])}`);
    const field = card.getByRole('textbox', { name: `Weight (lbs), set ${at + 1}`, exact: true });
    if (sets[at] && sets[at].rpe === null && this.random() < 0.5) {
      await press(card.getByRole('button', { name: `Set ${at + 1} not done, ${lift}`, exact: true }));
      sets[at] = null;
      return;
    }
    await field.fill(String(weight));
    if (sets[at]) {
      sets[at].weight = weight;
      return;
    }
    await press(card.getByRole('button', { name: `Set ${at + 1} done, ${lift}`, exact: true }));
    sets[at] = { weight, reps: 10, rpe: null };
    if (this.random() < 0.3) await this.effort(card, sets[at], at + 1);
  }

  async effort(card, set, number) {
    const question = card.getByRole('group', { name: `Reps in reserve, set ${number}` });
    const button = question.getByRole('button', { name: '2 in reserve' });
    if ((await button.count()) === 0) return;
    await press(button);
    set.rpe = 8;
  }

  async complete() {
    if (Object.values(this.workout.sets).every((sets) => sets.every((set) => set === null))) await this.set();
    await press(this.page.getByRole('button', { name: 'Complete Workout' }));
    await press(this.page.getByRole('button', { name: 'Done', exact: true }));
    await heading(this.page, /^Welcome/).waitFor();
    this.workouts.push(this.workout);
  }

  // --- Everything else ---

  async log(entry, title) {
    await press(this.page.getByRole('button', { name: 'Log something' }));
    await press(dialogOf(this.page, 'Log').getByRole('button', { name: entry }));
    return dialogOf(this.page, title);
  }

  async weight() {
    const weight = 150 + this.next() / 10;
    const dialog = await this.log('Weight', 'Add measurement');
    await dialog.getByLabel('Weight').fill(String(weight));
    await press(dialog.getByRole('button', { name: 'Save' }));
    await dialog.waitFor({ state: 'hidden' });
    this.weights.push(weight);
  }

  // Each is one day earlier, because nights must not overlap.
  async sleep() {
    const notes = `Dream ${this.next()}`;
    const dialog = await this.log('Night', 'Log sleep');
    const day = new Date(Date.now() - (this.nights.length + 1) * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Date').fill(day);
    await dialog.getByLabel('Notes').fill(notes);
    await press(dialog.getByRole('button', { name: 'Save' }));
    await dialog.waitFor({ state: 'hidden' });
    this.nights.push(notes);
  }

  async moment() {
    const dialog = await this.log('Moment for yourself', 'Log a moment');
    await press(dialog.getByRole('radio', { name: 'Self-care' }));
    await press(dialog.getByRole('radio', { name: 'Sunshine Moment' }));
    await press(dialog.getByRole('button', { name: 'Save' }));
    await dialog.waitFor({ state: 'hidden' });
    this.moments += 1;
  }

  async food() {
    const number = this.next();
    const name = `Food ${number}`;
    const sheet = await this.log('Food', 'Add Food');
    await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
    await press(sheet.getByRole('button', { name: /^Enter values/ }));
    await sheet.getByRole('textbox', { name: 'Calories' }).fill(String(100 + number));
    await press(sheet.getByRole('button', { name: 'Add Food' }));
    await sheet.getByText(`${100 + number} kcal added`).waitFor();
    await press(sheet.getByRole('button', { name: 'Done' }));
    await sheet.waitFor({ state: 'hidden' });
    this.foods.push({ name, calories: 100 + number });
  }

  // On the page with the diary.
  async water() {
    await press(this.page.getByRole('button', { name: /^Add .* of water$/ }));
    this.glasses += 1;
  }

  async changeFood() {
    const food = this.pick(this.foods);
    if (!food) return;
    const calories = 1000 + this.next();
    // A food whose answer was lost can be listed twice for a moment: as it waits, and as the server has it.
    await press(this.page.getByRole('button', { name: `Edit ${food.name}`, exact: true }).first());
    const dialog = dialogOf(this.page, 'Edit Food');
    await dialog.getByRole('textbox', { name: 'Calories' }).fill(String(calories));
    await press(dialog.getByRole('button', { name: 'Save' }));
    await dialog.waitFor({ state: 'hidden' });
    food.calories = calories;
  }

  async deleteFood() {
    const food = this.pick(this.foods);
    if (!food) return;
    await press(this.page.getByRole('button', { name: `Delete ${food.name}`, exact: true }));
    this.foods = this.foods.filter((each) => each !== food);
  }
}
