// Creates a plan, fills it, moves workouts by keyboard and pointer, swaps, edits, undoes and deletes.
import { settled } from '../lib/browser.mjs';
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, openMenu, expectToast } from '../lib/people.mjs';

export const name = 'a user creates a plan and changes it in every way';

const dayOf = (page, day) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: day, exact: true }) });

const middleOf = async (part) => {
  const { x, y, width, height } = await part.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

// By touch on a phone, by mouse on a desktop. `release: false` does not drop.
async function drag(page, stage, from, to, { release = true } = {}) {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const steps = Array.from({ length: 8 }, (_, step) => ({
    x: start.x + ((end.x - start.x) * (step + 1)) / 8,
    y: start.y + ((end.y - start.y) * (step + 1)) / 8,
  }));
  if (!stage.isPhone) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of steps) await page.mouse.move(x, y);
    if (release) await page.mouse.up();
    return () => page.mouse.up();
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  for (const point of steps) await touch('touchMove', point);
  if (release) await touch('touchEnd');
  return () => touch('touchEnd');
}

async function makePlan(page) {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'My Plans' }).click();
  await heading(page, 'My Plans').waitFor();
  await page.getByRole('button', { name: 'New custom plan' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog');
  const create = dialog.getByRole('button', { name: 'Create plan' });
  await dialog.getByLabel('Plan name').fill('   ');
  expect(await create.isDisabled(), 'a plan can be created with a blank name');
  await dialog.getByLabel('Plan name').fill('  Calm mornings ');
  await dialog.getByLabel('Description').fill('Before work');
  await create.click();
  await expectToast(page, 'Plan Created!');
  await heading(page, 'Calm mornings').waitFor();
  expect(new URL(page.url()).searchParams.has('plan'), 'the plan has no address of its own');
}

async function pick(page, section, ...names) {
  await page.getByRole('button', { name: `Add exercise to ${section}` }).click();
  const search = page.getByRole('combobox', { name: 'Search exercises' });
  await search.waitFor();
  const add = page.getByRole('dialog').getByRole('button', { name: /^Add( \d+)?$/ });
  expect(await add.isDisabled(), 'Add is enabled before an exercise is chosen');
  // After Enter the text is selected, so that typing replaces it.
  for (const each of names) {
    await page.keyboard.type(each);
    await page.keyboard.press('Enter');
  }
  await add.click();
}

// By keyboard, except for opening the pickers.
async function addWorkout(page, calls, planId) {
  await page.getByRole('button', { name: 'Add Workout on Monday' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save Workout' });
  await dialog.getByLabel('Title').fill('Push day');
  await page.keyboard.press('Enter');
  await expectToast(page, 'No Exercises Added', 'Please add at least one exercise to your workout.');
  await pick(page, 'Warm-up', 'arm circles');
  await pick(page, 'Main', 'goblet squat', 'Xyzzy', 'push-up');
  expect(await save.isDisabled(), 'Save is open with four exercises');
  await dialog.getByText('Add 1 more to save').waitFor();

  // Unsaved changes survive a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Add Workout on Monday' }).click();
  await dialog.getByText('Your unsaved changes were restored.').waitFor();
  await expectSoon(() => dialog.getByLabel('Title').inputValue(), 'Push day', 'the title after a reload');
  await pick(page, 'Cool-down', "child's pose");
  await save.click();
  await expectToast(page, 'Success!', 'Workout created with structured exercises.');
  await dayOf(page, 'Monday').getByText('Push day').waitFor();
  const [workout] = await calls.get(`/api/workout-plans/${planId}/workouts`);
  const exercises = await calls.get(`/api/planned-workouts/${workout.id}/exercises`);
  expectEqual(
    exercises.map(({ category }) => category),
    ['warmup', 'main', 'main', 'main', 'cooldown'],
    'the sections',
  );
  expectEqual(exercises[2].exerciseName, 'Xyzzy', "the exercise of one's own");
  expectEqual(exercises[2].exerciseKey, null, 'the key of an exercise of one’s own');
  return workout;
}

// The rows of a section, in order.
const rowsOf = (dialog, section) => dialog.getByRole('region', { name: section }).getByRole('listitem');
const namesIn = async (dialog, section) =>
  (
    await rowsOf(dialog, section)
      .getByRole('button', { name: /^Remove / })
      .evaluateAll((all) => all.map((each) => each.ariaLabel))
  ).map((label) => label.slice('Remove '.length));

// Radio buttons and switches are clicked by their label.
function focusIsInSight() {
  const { activeElement: element } = document;
  const seen = element.offsetWidth > 1 ? element : element.labels[0];
  const { x, y, width, height } = seen.getBoundingClientRect();
  return seen.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

async function dragExercises(page, stage, dialog) {
  const [first, second, third] = await namesIn(dialog, 'Main');
  const gripOf = (name) => dialog.getByRole('button', { name: `Move ${name}: arrow up or down` });
  const [child] = await namesIn(dialog, 'Cool-down');
  await gripOf(child).scrollIntoViewIfNeeded();

  // Escape cancels the move and leaves the dialog open.
  const release = await drag(page, stage, gripOf(first), gripOf(third), { release: false });
  await dialog.getByText(`${first} would be number 3 of 3 in Main.`).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await dialog.getByText(`${first} is back in its original position.`).waitFor({ state: 'attached' });
  await release();
  expectEqual(await namesIn(dialog, 'Main'), [first, second, third], 'the order after Escape');

  await drag(page, stage, gripOf(first), gripOf(third));
  await expectSoon(() => namesIn(dialog, 'Main'), [second, third, first], 'the order after a drag');
  await dialog.getByText(`${first} is number 3 of 3 in Main.`).waitFor({ state: 'attached' });

  // By keyboard, into another section and back. The row is tall because its fields are open.
  const amounts = dialog.getByRole('button', { name: new RegExp(`^${first}.*Change amounts$`) });
  await amounts.click();
  await dialog.getByRole('button', { name: 'Save Workout' }).focus();
  const [warmup] = await namesIn(dialog, 'Warm-up');
  const hasFocus = (place) => place.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 40 && !(await hasFocus(gripOf(warmup))); step += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(focusIsInSight), 'the focus is behind the head or the foot of the dialog');
  }
  await gripOf(first).focus();
  await page.keyboard.press('Space');
  await dialog.getByText(`${first} stays here if dropped.`).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await dialog.getByText(`${first} would be number 2 of 2 in Cool-down.`).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expectSoon(() => namesIn(dialog, 'Cool-down'), [child, first], 'the other section');
  await drag(page, stage, gripOf(first), gripOf(second));
  await expectSoon(() => namesIn(dialog, 'Main'), [first, second, third], 'the order as it was');
}

async function editExercises(page, stage, calls, workout) {
  const before = (await calls.get(`/api/planned-workouts/${workout.id}/exercises`)).map(
    ({ exerciseName }) => exerciseName,
  );
  await page.getByRole('button', { name: 'Edit Exercises of Push day' }).click();
  const dialog = page.getByRole('dialog');
  await rowsOf(dialog, 'Cool-down').first().waitFor();
  await dragExercises(page, stage, dialog);
  await dialog.getByRole('button', { name: `Move ${before[1]}: arrow up or down` }).press('ArrowDown');
  await dialog.getByText(`${before[1]} is number 2 of 3 in Main.`).waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: new RegExp(`^${before[1]}.*Change amounts$`) }).click();
  await dialog.getByLabel('Reps', { exact: true }).fill('8');
  await dialog.getByRole('button', { name: 'Save Workout' }).click();
  await expectToast(page, 'Updated!');
  const after = await calls.get(`/api/planned-workouts/${workout.id}/exercises`);
  expectEqual(
    after.map(({ exerciseName }) => exerciseName),
    [before[0], before[2], before[1], before[3], before[4]],
    'the order',
  );
  expectEqual(after[2].reps, 8, 'the repetitions');
}

// The focus must not be lost with the card that was moved.
const expectFocusOnGrip = (page, title) =>
  expectSoon(
    () => page.evaluate(() => document.activeElement.ariaLabel),
    `Move or copy ${title}`,
    'the focus after a move',
  );

async function moveAndSwap(page, stage, calls, planId) {
  const days = async () =>
    Object.fromEntries(
      (await calls.get(`/api/workout-plans/${planId}/workouts`)).map(({ title, dayOfWeek }) => [title, dayOfWeek]),
    );

  // By keyboard, wherever the focus is in the menu.
  await page.getByRole('button', { name: 'Move or copy Push day' }).press('Enter');
  await page.getByRole('menu').waitFor();
  const onTuesday = () => page.evaluate(() => document.activeElement.textContent.startsWith('Tuesday'));
  for (let step = 0; step < 7 && !(await onTuesday()); step += 1) await page.keyboard.press('ArrowDown');
  expect(await onTuesday(), 'the arrow keys do not reach Tuesday');
  await page.keyboard.press('Enter');
  await dayOf(page, 'Tuesday').getByText('Push day').waitFor();
  await until(async () => (await days())['Push day'] === 2, 'the move to Tuesday');
  await expectFocusOnGrip(page, 'Push day');

  // A taken day needs a confirmation.
  await calls.post('/api/planned-workouts', { workoutPlanId: planId, dayOfWeek: 4, title: 'Easy run', type: 'cardio' });
  await page.reload();
  // What was kept comes first.
  await dayOf(page, 'Thursday').getByText('Easy run').waitFor();
  await page.getByRole('button', { name: 'Move or copy Push day' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Thursday swaps with Easy run' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Thursday already has “Easy run”.', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await dayOf(page, 'Thursday').getByText('Push day').waitFor();
  await until(
    async () => JSON.stringify(await days()) === JSON.stringify({ 'Easy run': 2, 'Push day': 4 }),
    'the swap',
  );
  await expectFocusOnGrip(page, 'Push day');

  // By pointer: drags Tuesday's workout to Wednesday.
  const grip = page.getByRole('button', { name: 'Move or copy Easy run' });
  const wednesday = page.getByRole('button', { name: 'Add Workout on Wednesday' });
  // Exercises that arrive move what is below them.
  await settled(page);
  await wednesday.scrollIntoViewIfNeeded();
  const release = await drag(page, stage, grip, wednesday, { release: false });
  await page.getByText('Drop to move Easy run to Wednesday.').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByText('Easy run is back in its original position.').waitFor({ state: 'attached' });
  await release();
  await dayOf(page, 'Tuesday').getByText('Easy run').waitFor();
  await drag(page, stage, grip, wednesday);
  await dayOf(page, 'Wednesday').getByText('Easy run').waitFor();
  await until(async () => (await days())['Easy run'] === 3, 'the drag to Wednesday');
  await expectFocusOnGrip(page, 'Easy run');
  expectEqual(await page.getByRole('menu').count(), 0, 'menus opened by a drag');
}

// The undo bar must not cover the save button.
async function expectUndoAside(page) {
  const undo = await page.getByRole('button', { name: 'Undo' }).boundingBox();
  await page.getByRole('button', { name: 'Add Workout on Wednesday' }).click();
  await settled(page);
  const save = await page.getByRole('dialog').getByRole('button', { name: 'Save Workout' }).boundingBox();
  const beside = undo.x + undo.width <= save.x || undo.x >= save.x + save.width;
  expect(
    beside || undo.y + undo.height <= save.y,
    `Undo at ${JSON.stringify(undo)} lies on Save at ${JSON.stringify(save)}`,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function undoAndDelete(page, stage, calls, planId) {
  await page.getByRole('button', { name: 'Delete Easy run' }).click();
  await dayOf(page, 'Wednesday').getByRole('button', { name: 'Add Workout on Wednesday' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await dayOf(page, 'Wednesday').getByText('Easy run').waitFor();
  await page.getByRole('button', { name: 'Delete Easy run' }).click();
  await expectUndoAside(page);
  // Leaving the page sends pending deletions.
  await page.goto(`${stage.address}/workout-planner?plan=${planId}`);
  await until(
    async () => (await calls.get(`/api/workout-plans/${planId}/workouts`)).length === 1,
    'the deletion to be sent',
  );
}

async function favoriteAndGone(page, calls, planId) {
  await page.reload();
  // A new plan is a favourite: removes and sets the flag.
  await page.getByRole('button', { name: 'Remove “Calm mornings” from favorites' }).click();
  await expectSoon(
    async () => (await calls.get('/api/workout-plans'))[0].isFavorite,
    false,
    'the favourite flag taken off',
  );
  await page.getByRole('button', { name: 'Make “Calm mornings” a favorite' }).click();
  await expectToast(page, 'Updated!');
  await page.getByText('Favorite', { exact: true }).first().waitFor();
  await expectSoon(async () => (await calls.get('/api/workout-plans'))[0].isFavorite, true, 'the favourite flag');
  await page.getByRole('link', { name: 'Back to Plans' }).click();
  await page.getByRole('link', { name: 'Calm mornings' }).click();
  await heading(page, 'Calm mornings').waitFor();

  // Another window deletes the plan that this one shows.
  await calls.del(`/api/workout-plans/${planId}`);
  await page.reload();
  await heading(page, 'This plan no longer exists').waitFor();
  await page.getByRole('link', { name: 'Back to Plans' }).first().click();
  await page.getByText('No plans yet').waitFor();
}

async function oneClick(page) {
  await page.getByRole('tab', { name: 'AI Generated' }).click();
  await page.getByRole('button', { name: 'Create my plan' }).click();
  await expectToast(page, 'Your Plan is Ready!');
  await heading(page, 'General Fitness Plan').waitFor();
  await expectSoon(() => page.getByRole('article').count(), 3, 'workouts of the one-click plan');
}

export async function run(stage) {
  stage.allow(/status of 404/);
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await makePlan(page);
  const [{ id }] = await calls.get('/api/workout-plans');
  const workout = await addWorkout(page, calls, id);
  await editExercises(page, stage, calls, workout);
  await moveAndSwap(page, stage, calls, id);
  await undoAndDelete(page, stage, calls, id);
  await favoriteAndGone(page, calls, id);
  await oneClick(page);
}
