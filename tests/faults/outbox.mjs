// Tests that a day of training, food and notes arrives once and in order, though the connection of its browser is cut again
// and again: requests and answers are lost, the server is killed, the browser is offline, pages are reloaded and closed.
import { openBrowser, openContext } from '../e2e/lib/browser.mjs';
import { startBadLine } from '../e2e/lib/bad_line.mjs';
import { BusyDay, DIARY, LIFTS } from '../e2e/lib/busy_day.mjs';
import { untilInstalled, untilPlanKept, untilPrefetched } from '../e2e/lib/installed.mjs';
import { createAccount, logIn, planOf } from '../e2e/lib/people.mjs';
import { randomNumbers } from '../e2e/lib/random.mjs';
import { endAll, session, startServer } from '../e2e/lib/server.mjs';
import { expect, expectEqual, finish, test, until } from '../e2e/lib/suite.mjs';

const CUTS = 500;
const SEED = Number(process.env.FITAPP_SEED ?? 20261127);
const MOST_STEPS = 3000;

const chances = [
  ['fine', 0.35],
  ['before', 0.2],
  ['after', 0.27],
  ['half', 0.15],
  ['kill', 0.03],
];

class CutDay extends BusyDay {
  cuts = { offline: 0, reload: 0, close: 0 };
  isHealed = true;

  // --- The line ---

  async open() {
    this.server = await startServer();
    const fates = randomNumbers(SEED + 1);
    this.line = await startBadLine(this.server.port, {
      fateOf: ({ method, url }) => {
        const fate = this.fate(fates());
        this.story.push(`${method} ${url} ${fate}`);
        return fate;
      },
      kill: () => this.killServer(fates() * 5),
    });
    this.browser = await openBrowser();
    const { context } = await openContext(this.browser, 'phone', { serviceWorkers: 'allow' });
    this.context = context;
    this.useAt(await context.newPage(), this.line.address);
  }

  fate(number) {
    if (this.isHealed) return 'fine';
    let sum = 0;
    const [fate] = chances.find(([, share]) => (sum += share) > number) ?? ['fine'];
    return fate === 'kill' && this.restarting ? 'after' : fate;
  }

  async killServer(afterMs) {
    if (this.restarting) return;
    const { db, port } = this.server;
    const restart = async () => {
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await this.server.kill();
      this.server = await startServer({ db, port });
    };
    this.restarting = restart();
    await this.restarting.finally(() => (this.restarting = null));
  }

  get total() {
    return [this.cuts, this.line.cuts].flatMap((each) => Object.values(each)).reduce((sum, each) => sum + each, 0);
  }

  async reopen() {
    if (this.random() < 0.7) {
      this.cuts.reload += 1;
      this.story.push('reload');
      await this.page.reload();
    } else {
      this.story.push('close');
      this.cuts.close += 1;
      const { page } = this;
      this.page = await this.context.newPage();
      await page.close();
      await this.show();
    }
    await this.isShown();
  }

  async act(actions) {
    const action = this.pick(actions);
    this.story.push(action);
    await this[action]();
  }

  // One thing that the person does, and what happens to the connection meanwhile.
  async step(actions) {
    const offline = this.random() < 0.12;
    if (offline) {
      this.cuts.offline += 1;
      this.story.push('offline');
      await this.context.setOffline(true);
    }
    await this.act(actions);
    if (offline && this.random() < 0.5) await this.act(actions);
    if (this.random() < 0.06) await this.reopen();
    if (offline) this.story.push('online');
    if (offline) await this.context.setOffline(false);
    // As a phone does that moves between networks.
    else if (this.random() < 0.5) await this.page.evaluate(() => window.dispatchEvent(new Event('online')));
  }

  async until(cuts, actions) {
    this.isHealed = false;
    for (let steps = 0; this.total < cuts; steps += 1) {
      expect(steps < MOST_STEPS, `only ${this.total} of ${cuts} cuts after ${steps} steps`);
      await this.step(actions);
    }
  }

  // What happened last.
  tell() {
    return this.story.slice(-60).join('\n');
  }

  // --- The result ---

  waiting() {
    return this.page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('outbox:'))
        .map((key) => JSON.parse(localStorage.getItem(key)))
        .filter(({ state }) => state !== 'sent')
        .map(({ kind, state, reason }) => [kind, state, reason]),
    );
  }

  async heal() {
    this.isHealed = true;
    await this.restarting;
    // A deletion is in the outbox only when it can no longer be undone.
    const undo = this.page.getByRole('button', { name: 'Undo', exact: true });
    await until(async () => (await undo.count()) === 0, 'the last deletion to be final');
    await until(
      async () => {
        await this.page.evaluate(() => window.dispatchEvent(new Event('online')));
        return (await this.waiting()).every(([, state]) => state === 'refused');
      },
      'everything to be sent',
      60_000,
    );
    expectEqual(await this.waiting(), [], 'what was refused');
  }
}

const byId = (rows) => [...rows].sort((one, other) => one.id - other.id);

async function expectWorkouts(day, calls) {
  const logs = byId(await calls.get('/api/workouts'));
  expectEqual(
    logs.map(({ name }) => name),
    day.workouts.map(({ name }) => name),
    'the workouts',
  );
  for (const [at, { id, name }] of logs.entries()) {
    const stored = await calls.get(`/api/exercise-completions?workoutId=${id}`);
    const sets = Object.fromEntries(
      stored.map((each) => [each.exerciseName, each.sets.map(({ weight, reps, rpe }) => ({ weight, reps, rpe }))]),
    );
    expectEqual(stored.length, Object.keys(sets).length, `exercises of ${name} that are stored twice`);
    const entered = Object.entries(day.workouts[at].sets).map(([lift, each]) => [lift, each.filter(Boolean)]);
    for (const [lift, wanted] of entered) expectEqual(sets[lift] ?? [], wanted, `the sets of ${lift} in ${name}`);
  }
  const all = await calls.get('/api/exercise-completions');
  expectEqual(all.filter(({ workoutId }) => workoutId === null).length, 0, 'exercises outside of a workout');
}

async function expectDay(day, calls) {
  const foods = byId(await calls.get('/api/food-entries?limit=1000'));
  expectEqual(
    foods.map(({ name, calories }) => ({ name, calories })),
    day.foods,
    'the foods',
  );
  const { entries } = await calls.get('/api/water');
  expectEqual(entries.length, day.glasses, 'glasses of water');
  const weights = byId(await calls.get('/api/body-measurements?limit=1000'));
  expectEqual(
    weights.map(({ weight }) => weight),
    day.weights,
    'the weights',
  );
  const nights = byId(await calls.get('/api/sleep-trackings'));
  expectEqual(
    nights.map(({ notes }) => notes),
    day.nights,
    'the nights',
  );
  const moments = await calls.get('/api/wellness-activities');
  expectEqual(moments.length, day.moments, 'moments');
}

async function signIn(day) {
  const ada = await createAccount(day.server.address, 'Ada');
  await day.page.goto(`${day.address}/auth`);
  await logIn(day.page, ada);
  await untilInstalled(day.page);
  const exercises = LIFTS.map((exerciseName) => ({ exerciseName, sets: 6, weight: 40 }));
  const workout = await planOf(day.page, day.address, 'Three lifts', exercises);
  await day.page.reload();
  await untilPrefetched(day.page);
  await untilPlanKept(day.page);
  await day.page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('user'));
    localStorage.setItem(`setting:${id}:training`, JSON.stringify({ effort: true }));
  });
  return { ada, workout };
}

test(
  `a day in a browser whose connection is cut ${CUTS} times arrives once and in order (seed ${SEED})`,
  async () => {
    const day = new CutDay(randomNumbers(SEED));
    await day.open();
    const { ada, workout } = await signIn(day);
    try {
      const extras = ['weight', 'sleep', 'moment', 'food'];
      const training = [...Array(12).fill('set'), ...extras];

      day.startWorkout('Three lifts', `/log-workout?workout=${workout.id}`, LIFTS);
      await day.show();
      await day.until(CUTS * 0.4, training);
      await day.complete();
      for (const [name, share] of [
        ['Garage', 0.5],
        ['Yard', 0.6],
      ]) {
        await day.startFree(name, LIFTS.slice(0, 2));
        await day.until(CUTS * share, training);
        await day.complete();
      }
      await day.show(DIARY);
      await day.until(CUTS, ['water', 'water', 'food', 'changeFood', 'deleteFood', ...extras]);
      await day.heal();

      const calls = session(day.server.address, ada.token);
      console.log(
        JSON.stringify({ ...day.cuts, ...day.line.cuts, changes: day.line.changes.length, actions: day.number }),
      );
      await expectWorkouts(day, calls);
      await expectDay(day, calls);
    } catch (error) {
      console.log(day.tell());
      throw error;
    }
    await day.browser.close();
    day.line.stop();
  },
  { timeout: 240_000 },
);

await finish(endAll);
