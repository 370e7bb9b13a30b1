// Tests the summary after Complete Workout: numbers, muscles, records, suggestions and an image.
import { readFileSync } from 'node:fs';
import { settled } from '../lib/browser.mjs';
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, openExercise, openTracker, planOf, expectToast, tickSet } from '../lib/people.mjs';

export const name = 'the summary shows what was done and the records, and creates an image on the device';

const SHARE_OF_HELPERS = 0.5;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

// A week ago: lighter squats, heavier curls, fewer push-ups, the same hold.
async function doneBefore(page, calls) {
  const date = await page.evaluate(() =>
    new Intl.DateTimeFormat('sv-SE').format(new Date(Date.now() - 7 * 86_400_000)),
  );
  const sets = (count, values) => Array.from({ length: count }, () => ({ setType: 'normal', ...values }));
  for (const [exerciseName, of] of [
    ['Goblet Squat', sets(3, { reps: 10, weight: 40 })],
    ['Dumbbell Curl', sets(3, { reps: 10, weight: 30 })],
    ['Push-Up', sets(2, { reps: 8 })],
    ['Plank', sets(2, { duration: 30 })],
  ])
    await calls.post('/api/exercise-completions', { exerciseName, sets: of, date });
}

async function train(page, calls) {
  // A weight that was too high is corrected before the end, which removes its record.
  const squat = await openExercise(page, 'Goblet Squat');
  const weight = squat.getByRole('textbox', { name: 'Weight (lbs), set 1', exact: true });
  await weight.fill('60');
  await tickSet(page, 'Goblet Squat', 1);
  const record = async () => (await calls.get('/api/personal-records'))[0]?.value;
  await expectSoon(record, 60, 'the record before the correction');
  await weight.fill('45');
  await expectSoon(record, 45, 'the record after the correction');
  for (const number of [2, 3]) {
    await squat.getByRole('textbox', { name: `Weight (lbs), set ${number}`, exact: true }).fill('45');
    await tickSet(page, 'Goblet Squat', number);
  }

  const curl = await openExercise(page, 'Dumbbell Curl');
  await curl.getByRole('textbox', { name: 'Weight (lbs), set 1', exact: true }).fill('25');
  await page.getByRole('button', { name: 'Complete Dumbbell Curl' }).click();
  const push = await openExercise(page, 'Push-Up');
  for (const number of [1, 2]) await push.getByRole('textbox', { name: `Reps, set ${number}`, exact: true }).fill('10');
  await page.getByRole('button', { name: 'Complete Push-Up' }).click();
  // Longer is suggested; the same hold again is no record.
  const plank = await openExercise(page, 'Plank');
  for (const number of [1, 2])
    await plank.getByRole('textbox', { name: `Duration (s), set ${number}`, exact: true }).fill('30');
  await page.getByRole('button', { name: 'Complete Plank' }).click();
  await openExercise(page, 'Dumbbell Row');
  await tickSet(page, 'Dumbbell Row', 1);
  await tickSet(page, 'Dumbbell Row', 2);
  await page.getByText('4/5 completed').waitFor();
}

const partOf = (page, title) => page.getByRole('region', { name: title, exact: true });
// The lines of a section, each as a list of its texts.
const linesOf = async (part) =>
  (await part.getByRole('listitem').allInnerTexts()).map((text) =>
    text
      .split('\n')
      .map((each) => each.trim())
      .filter(Boolean),
  );

async function figuresOf(page) {
  const part = partOf(page, 'In numbers');
  const [terms, values] = [
    await part.getByRole('term').allInnerTexts(),
    await part.getByRole('definition').allInnerTexts(),
  ];
  return Object.fromEntries(
    terms.map((term, at) => [term, values[at].replaceAll(',', '').replace(/\s+/g, ' ').trim()]),
  );
}

// Full sets for primary muscles and half sets for secondary ones, as on the exercise's page.
async function musclesOf(calls, done) {
  const catalogue = new Map((await calls.get('/api/exercises')).map((each) => [each.name, each]));
  const all = new Map();
  for (const { exerciseName, sets } of done) {
    const { primaryMuscles, secondaryMuscles } = catalogue.get(exerciseName);
    for (const each of primaryMuscles) all.set(each, (all.get(each) ?? 0) + sets.length);
    for (const each of secondaryMuscles) all.set(each, (all.get(each) ?? 0) + sets.length * SHARE_OF_HELPERS);
  }
  return [...all].map(([muscle, count]) => `${muscle} ${count}`).sort();
}

async function readSummary(page, calls, minutes) {
  const [logged] = await calls.get('/api/workouts');
  const done = await calls.get(`/api/exercise-completions?workoutId=${logged.id}`);
  const sets = done.flatMap((each) => each.sets);
  const volume = sets.reduce((sum, each) => sum + (each.weight ?? 0) * (each.reps ?? 0), 0);
  expectEqual(logged.duration, minutes, 'the logged minutes');
  expectEqual(
    await figuresOf(page),
    { Time: `${minutes} min`, Volume: `${volume} lbs`, Sets: String(sets.length), Energy: `${logged.calories} kcal` },
    'the figures',
  );
  const shown = (await linesOf(partOf(page, 'Sets per muscle'))).map((line) => line.join(' ').toLowerCase());
  expectEqual(shown.toSorted(), await musclesOf(calls, done), 'sets of each muscle');

  expectEqual(
    await linesOf(partOf(page, '2 new records')),
    [
      ['Goblet Squat', '45 lbs', 'previously 40 lbs'],
      ['Push-Up', '10 reps', 'previously 8 reps'],
    ],
    'the records that were beaten',
  );
  const records = (await calls.get('/api/personal-records')).map(
    ({ exerciseName, value }) => `${exerciseName} ${value}`,
  );
  expectEqual(records.toSorted(), ['Goblet Squat 45', 'Push-Up 10'], 'the records on the server');
  const first = partOf(page, 'First time');
  expectEqual(await first.getByRole('link').allInnerTexts(), ['Dumbbell Row'], 'what was done for the first time');
  await partOf(page, 'Next time').waitFor();
  const next = Object.fromEntries(await linesOf(partOf(page, 'Next time')));
  expectEqual(
    [next['Goblet Squat'], next['Dumbbell Row'], next['Push-Up'], next.Plank],
    ['3 × 10 · 50 lbs', '3 × 10 · 30 lbs', '2 × 11', '2 × 35 s'],
    'what to try next',
  );
}

async function makePicture(page) {
  // The workout was just stored; dependent data is requested again.
  await settled(page);
  const share = page.getByRole('button', { name: 'Share as picture' });
  const coming = page.waitForEvent('download');
  await share.click();
  const file = await coming;
  const day = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));
  expectEqual(file.suggestedFilename(), `workout-${day}.png`, 'the name of the picture');
  const bytes = readFileSync(await file.path());
  expectEqual([...bytes.subarray(0, 8)], PNG, 'the first bytes of the picture');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  expect(
    width >= 1000 && height >= 1000 && bytes.length > 10_000,
    `the picture has ${width} × ${height} pixels in ${bytes.length} bytes`,
  );

  // A device that supports sharing shares the same file. Drawing needs no server.
  await page.context().setOffline(true);
  await page.evaluate(() => {
    navigator.canShare = ({ files }) => files.length === 1;
    navigator.share = async ({ files }) => (window.shared = [files[0].name, files[0].type, files[0].size]);
  });
  await share.click();
  await expectSoon(
    () => page.evaluate(() => window.shared),
    [`workout-${day}.png`, 'image/png', bytes.length],
    'what was handed to the device',
  );
  await page.context().setOffline(false);
}

export async function run(stage) {
  stage.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await doneBefore(page, calls);
  const workout = await planOf(page, stage.address, 'Five lifts', [
    { exerciseName: 'Goblet Squat', weight: 40 },
    { exerciseName: 'Dumbbell Curl', weight: 20 },
    { exerciseName: 'Push-Up', sets: 2 },
    { exerciseName: 'Plank', sets: 2, duration: 30 },
    { exerciseName: 'Dumbbell Row', weight: 30 },
  ]);
  await openTracker(page, stage.address, workout);
  await train(page, calls);
  const minutes = Number(/Logs (\d+) min/.exec(await page.getByText(/^Logs \d+ min/).innerText())[1]);
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await page.getByRole('article', { name: 'Workout done: Five lifts' }).waitFor();
  await until(async () => (await calls.get('/api/workouts')).length === 1, 'the log');
  await readSummary(page, calls, minutes);
  await makePicture(page);

  await partOf(page, '2 new records').getByRole('link', { name: 'Goblet Squat' }).click();
  await heading(page, 'Goblet Squat').waitFor();
}
