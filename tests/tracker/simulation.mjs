// Simulates random workouts of one user with the functions that the tracker's cards call. Also records the expected
// sets of each exercise, independently of the interface's state.
import { actionsOf, NAMES } from './actions.mjs';

const modules = {
  training_: 'training/training',
  store: 'training/trainingStore',
  sets: 'sets/sets',
  edits: 'sets/setEdits',
  list: 'training/list',
  shown: 'training/shownExercises',
  ticks: 'outbox/ticks',
  unsent: 'outbox/unsent',
  arrived: 'outbox/withArrived',
  send: 'outbox/sendExercise',
  done: 'training/useProgress',
  complete_: 'training/useCompleteWorkout',
};

// Mulberry32: a small seeded generator with the same results everywhere.
function randomBy(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

// A set without its time, for comparisons.
const setWithoutTime = ({ setType, reps, weight, duration, rpe }) => [
  setType,
  reps ?? null,
  weight ?? null,
  duration ?? null,
  rpe ?? null,
];
const dayBefore = (days) => new Date(Date.UTC(2026, 10, 20) - days * 86_400_000).toISOString().slice(0, 10);

export class Simulation {
  static async start({ load, call, person, network }) {
    const made = new Simulation();
    Object.assign(made, { call, network, token: person.token, user: person.user });
    for (const [name, file] of Object.entries(modules)) made[name] = await load(`/src/features/workouts/${file}.ts`);
    made.session = await load('/src/shared/api/session.ts');
    made.values = await load('/src/shared/lib/sets.ts');
    made.client = (await load('/src/shared/api/queryClient.ts')).createQueryClient();
    made.outbox = await load('/src/shared/outbox/record.ts');
    made.entries = await load('/src/shared/outbox/entries.ts');
    made.overlay = await load('/src/shared/outbox/overlay.ts');
    made.session.startSession({ token: person.token, user: person.user });
    made.catalogue = (await made.ask('GET', '/api/exercises')).body;
    await made.makePlan();
    return made;
  }

  ask(method, path, body) {
    return this.call(method, path, { token: this.token, body });
  }

  async makePlan() {
    const { body: plan } = await this.ask('POST', '/api/workout-plans', { name: 'Random' });
    const exercises = NAMES.slice(0, 5).map((exerciseName, at) => ({
      exerciseName,
      category: 'main',
      sets: 2 + (at % 3),
      restTime: 60,
      ...(exerciseName === 'Plank' ? { duration: 30 } : { reps: 8 + at }),
    }));
    const { body: day } = await this.ask('POST', '/api/planned-workouts', {
      workoutPlanId: plan.id,
      dayOfWeek: 1,
      title: 'Random',
      type: 'strength',
      exercises,
    });
    this.planned = (await this.ask('GET', `/api/planned-workouts/${day.id}/exercises`)).body;
    this.plannedWorkout = day.id;
  }

  // --- State of the screen ---

  get training() {
    return this.store.findTraining(this.name);
  }

  exercises() {
    const { today, free } = this.training;
    const list = free?.exercises ?? today?.exercises;
    return this.shown.bySection(
      list ? this.shown.toPlannedExercises(list, this.catalogue, free ? [] : this.planned) : this.planned,
    );
  }

  progress() {
    const { data, dataUpdatedAt } = this.client.getQueryState(['/api/exercise-completions', { date: this.day }]) ?? {};
    const lacked = this.overlay.lackedEntries(this.entries.outboxEntries(), 'exercise', dataUpdatedAt ?? 0);
    const completions = data ? this.arrived.withArrived(this.day, data, lacked) : [];
    return this.done.progressOf(this.exercises(), completions, this.training, this.day, this.unsent.unsent().exercises);
  }

  // --- Actions of the user ---

  pick(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  // Users mostly stay with one exercise for several steps.
  pickExercise() {
    const list = this.exercises();
    const same = this.random() < 0.6 && list.find(({ id }) => id === this.at);
    const exercise = same || this.pick(list);
    this.at = exercise.id;
    return exercise;
  }

  rows(exercise) {
    return this.progress().done.get(exercise.id).rows;
  }

  change(exercise, rows, kind) {
    const done = this.progress().done.get(exercise.id);
    this.expectUnchangedTicks(exercise, done.rows);
    this.ticks.changeRows(
      this.client,
      { workout: this.name, training: this.training },
      exercise,
      done,
      rows,
      kind,
      this.now(),
    );
    // The ticked sets, in the order of the table.
    this.wanted.set(exercise.id, {
      name: exercise.exerciseName,
      sets: rows.filter(({ doneAt }) => doneAt !== null).map(this.setOf),
      notes: this.notesOf(exercise),
    });
  }

  notesOf({ id }) {
    return this.training_.entryOf(this.training, id).notes ?? this.wanted.get(id)?.notes ?? null;
  }

  place() {
    return { workout: this.name, training: this.training.clientKey, day: this.day };
  }

  // The ticked sets must not change without an action of the user.
  expectUnchangedTicks(exercise, rows) {
    const before = this.wanted.get(exercise.id)?.sets ?? [];
    const now = rows.filter(({ doneAt }) => doneAt !== null).map(this.setOf);
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    throw new Error(
      `The ticks of ${exercise.exerciseName} changed by themselves: ${JSON.stringify(now)} instead of ${JSON.stringify(before)}`,
    );
  }

  setOf({ type, reps, weight, duration, rpe }) {
    return [type, reps, weight, duration, rpe];
  }

  actions = actionsOf(this);

  edit(change) {
    this.keep(this.list.withList(this.training, this.planned, change, this.now()));
  }

  keep(training) {
    this.store.storeTraining(this.name, training);
  }

  now() {
    this.clock += 1000;
    return this.clock;
  }

  async settle() {
    await this.network.until(this.outbox.sendAllNow(this.client));
  }

  // --- A whole workout ---

  beginDay(seed) {
    this.random = randomBy(seed);
    this.day = dayBefore(seed);
    this.clock = Date.parse(`${this.day}T10:00:00Z`);
    this.network.state = 'up';
    // The network has its own seed, so that the user's actions do not depend on the number of requests.
    const slow = randomBy(seed + 1_000_000);
    this.network.hold = () => (slow() < 0.4 ? Math.ceil(slow() * 4) : 0);
    this.client.setQueryData(['/api/exercise-completions', { date: this.day }], []);
  }

  // `title` identifies the logged workout among others of the same day.
  begin(title, isFree) {
    this.title = title;
    this.isFree = isFree;
    this.name = this.isFree ? this.training_.FREE : String(this.plannedWorkout);
    this.wanted = new Map();
    this.at = null;
    const fresh = this.training_.newTraining(this.day, this.clock, `key-${title}-${this.day}`);
    const free = { name: '', type: 'strength', ...this.list.withPicked({ exercises: [] }, NAMES.slice(0, 3)) };
    this.keep(this.training_.withTick({ ...fresh, ...(this.isFree && { free }) }, this.clock));
  }

  async play(steps, story) {
    const likely = [
      'tick',
      'tick',
      'tick',
      'tick',
      'whole',
      'whole',
      'type',
      'type',
      'addSet',
      'removeSet',
      'setType',
      'note',
      'note',
      'reorder',
      'superset',
      'add',
      'replace',
      'remove',
      'reload',
      'down',
      'lose',
      'up',
      'up',
      'wait',
      'wait',
      'wait',
      'wait',
    ];
    for (let step = 0; step < steps; step += 1) {
      const action = this.pick(likely);
      story.push(action);
      await this.actions[action]();
      // Sometimes the user is faster than the network.
      this.network.step();
      if (this.random() < 0.5) await new Promise((resolve) => setTimeout(resolve));
    }
  }

  async reachTheServer() {
    this.network.state = 'up';
    for (let tries = 0; tries < 20; tries += 1) {
      await this.settle();
      const { exercises, logs } = this.unsent.unsent();
      if (exercises.length === 0 && logs.length === 0) return;
    }
    throw new Error(`Something never reached the server: ${JSON.stringify(this.unsent.unsent())}`);
  }

  async complete(story) {
    const progress = this.progress();
    const done = this.exercises().flatMap((exercise) => {
      const completion = progress.done.get(exercise.id)?.completion;
      return completion ? [{ exercise, completion, saved: this.training.saved[exercise.id] ?? null }] : [];
    });
    if (done.length === 0) return false;
    const as = {
      name: this.title,
      type: 'strength',
      intensity: 'high',
      plannedWorkoutId: this.isFree ? null : this.plannedWorkout,
    };
    const session = { workout: this.name, training: this.training };
    const meanwhile = this.random() < 0.3;
    // Delays the requests of Complete by the user's steps, so that ticks in between happen on every machine.
    const { hold } = this.network;
    if (meanwhile) this.network.hold = () => Math.max(2, hold());
    const completing = this.complete_.completeWorkout(this.client, session, as, done, 30);
    if (meanwhile) {
      story.push('tick meanwhile');
      this.network.step();
      await new Promise((resolve) => setTimeout(resolve));
      this.actions.tick();
      this.network.hold = hold;
    }
    const outcome = await this.network.until(completing);
    // After sets were unticked at the last moment, there may be nothing to log.
    if (outcome.kind === 'refused' && this.expectedSets().length === 0) return false;
    if (outcome.kind === 'refused') throw new Error(`${outcome.reason} ${JSON.stringify(this.unsent.unsent())}`);
    this.store.discardTraining(this.name);
    return true;
  }

  // The sets of each exercise that the server has for this day, in the workout with this title, or (null) in no
  // workout.
  async logged(title) {
    const { body: workouts } = await this.ask('GET', `/api/workouts?from=${this.day}&to=${this.day}`);
    const own = workouts.filter(({ name }) => name === title);
    if (own.length !== (title === null ? 0 : 1)) throw new Error(`${own.length} logs of ${title} on ${this.day}`);
    const { body } = await this.ask('GET', `/api/exercise-completions?date=${this.day}`);
    const done = body.filter(({ workoutId }) => workoutId === (own[0]?.id ?? null));
    const missing = done.filter(({ exerciseName }) => own[0] && !own[0].exercises.includes(exerciseName));
    if (missing.length > 0)
      throw new Error(
        `The log of ${this.day} does not name ${missing.map(({ exerciseName }) => exerciseName).join(', ')}`,
      );
    return inOrder(done.map(({ exerciseName, sets, notes }) => [exerciseName, sets.map(setWithoutTime), notes]));
  }

  expectedSets() {
    const ticked = [...this.wanted.values()].filter(({ sets }) => sets.length > 0);
    return inOrder(ticked.map(({ name, sets, notes }) => [name, sets, notes]));
  }

  async workout(seed) {
    const story = [];
    try {
      return await this.wholeWorkout(seed, story);
    } catch (error) {
      throw new Error(`seed ${seed} (${story.join(', ')}): ${error.message}`, { cause: error });
    }
  }

  async wholeWorkout(seed, story) {
    this.beginDay(seed);
    const isFree = this.random() < 0.4;
    const first = await this.train('Random', isFree, story);
    // A second workout on the same day, while the first may still be unsent.
    const second =
      first.completed && isFree && this.random() < 0.4 ? await this.train('Random again', true, story) : null;
    await this.reachTheServer();
    if (first.completed && !isFree && this.random() < 0.6) first.wanted = await this.correct(story);
    const sessions = [first, ...(second ? [second] : [])];
    const wanted = sessions.map(({ wanted: each }) => each);
    const logged = [];
    for (const { title, completed } of sessions) logged.push(await this.logged(completed ? title : null));
    this.store.discardTraining(this.name);
    this.client.clear();
    return { wanted, logged, story };
  }

  async train(title, isFree, story) {
    this.begin(title, isFree);
    await this.play(4 + Math.floor(this.random() * 26), story);
    story.push(`complete (${this.network.state})`);
    const completed = await this.complete(story);
    const wanted = this.expectedSets();
    // After all sets were unticked at the last moment, there is nothing to log.
    return { title, completed: completed && wanted.length > 0, wanted };
  }

  // After logging: unticks, changes and ticks a set. It must stay in its workout.
  async correct(story) {
    const { body } = await this.ask('GET', `/api/exercise-completions?date=${this.day}`);
    this.client.setQueryData(['/api/exercise-completions', { date: this.day }], body);
    const fresh = this.training_.newTraining(this.day, this.now(), `again-${this.day}`);
    this.keep(this.training_.withTick(fresh, this.now()));
    const planned = this.exercises().filter(({ id }) => body.some(({ plannedExerciseId }) => plannedExerciseId === id));
    if (planned.length === 0) return this.expectedSets();
    const exercise = this.pick(planned);
    story.push(`correct ${exercise.exerciseName}`);
    for (const step of ['untick', 'type', 'tick']) {
      this.network.state = this.pick(['up', 'up', 'down', 'lost']);
      const rows = this.rows(exercise);
      if (step === 'untick') this.change(exercise, this.sets.withNoneTicked(rows), 'tick');
      else if (step === 'type') this.change(exercise, this.sets.withSet(rows, 0, { weight: 42.5 }), 'type');
      else this.change(exercise, this.sets.withSetTicked(rows, 0, exercise, this.now()), 'tick');
      if (this.random() < 0.5) await this.settle();
    }
    await this.reachTheServer();
    return this.expectedSets();
  }
}

// Sorts rows, because they may reach the server in any order.
function inOrder(list) {
  return list
    .map((each) => JSON.stringify(each))
    .sort()
    .map((text) => JSON.parse(text));
}
