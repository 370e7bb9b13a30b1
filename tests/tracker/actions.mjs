// What the simulated user can do during a workout, one function per action.
export const NAMES = ['Goblet Squat', 'Dumbbell Row', 'Push-Up', 'Plank', 'Glute Bridge', 'Dumbbell Curl', 'Face Pull'];

export const actionsOf = (user) => ({
  tick: () => {
    const exercise = user.pickExercise();
    const rows = user.rows(exercise);
    const at = Math.floor(user.random() * rows.length);
    user.change(exercise, user.sets.withSetTicked(rows, at, exercise, user.now()), 'tick');
  },
  whole: () => {
    const exercise = user.pickExercise();
    const rows = user.rows(exercise);
    const all = rows.every(({ doneAt }) => doneAt !== null);
    user.change(
      exercise,
      all ? user.sets.withNoneTicked(rows) : user.sets.withAllTicked(rows, exercise, user.now()),
      'tick',
    );
  },
  type: () => {
    const exercise = user.pickExercise();
    const rows = user.rows(exercise);
    const at = Math.floor(user.random() * rows.length);
    const field = user.pick(['weight', 'reps', 'rpe']);
    const value =
      field === 'rpe'
        ? 5 + Math.floor(user.random() * 6)
        : Math.floor(user.random() * 60) + (field === 'weight' ? 0.25 : 0);
    user.change(exercise, user.sets.withSet(rows, at, { [field]: value }), 'type');
  },
  addSet: () => {
    const exercise = user.pickExercise();
    user.change(exercise, [...user.rows(exercise), user.training_.blankSet], 'type');
  },
  removeSet: () => {
    const exercise = user.pickExercise();
    const rows = user.rows(exercise);
    user.change(exercise, user.edits.withoutSet(rows, Math.floor(user.random() * rows.length)), 'type');
  },
  setType: () => {
    const exercise = user.pickExercise();
    const rows = user.rows(exercise);
    const at = Math.floor(user.random() * rows.length);
    user.change(exercise, user.sets.withSet(rows, at, { type: user.pick(user.values.setTypes) }), 'type');
  },
  note: () => {
    const exercise = user.pickExercise();
    const notes = `note ${Math.floor(user.random() * 9)}`;
    user.keep(user.training_.withEntry(user.training, exercise.id, { notes }, user.now()));
    const { rows, completion } = user.progress().done.get(exercise.id);
    if (!rows.some(({ doneAt }) => doneAt !== null)) return;
    user.ticks.saveExercise(user.client, user.place(), {
      exercise,
      sets: rows,
      notes,
      completion,
      praise: false,
      typed: true,
    });
    user.wanted.get(exercise.id).notes = notes;
  },
  remove: () => {
    const exercise = user.pickExercise();
    if (user.exercises().length < 2) return;
    const { rows, completion } = user.progress().done.get(exercise.id);
    const sets = user.sets.withNoneTicked(rows);
    user.ticks.saveExercise(user.client, user.place(), { exercise, sets, notes: null, completion, praise: false });
    user.keep(user.training_.withTicked(user.training, exercise.id, null));
    user.edit((list) => user.list.withoutExercise(list, exercise.id));
    user.wanted.delete(exercise.id);
  },
  reorder: () => {
    const exercise = user.pickExercise();
    user.edit((list) => user.list.withMoved(list, exercise.id, user.random() < 0.5 ? -1 : 1));
  },
  superset: () => {
    const exercise = user.pickExercise();
    user.edit((list) => user.list.withSuperset(list, exercise.id, user.random() < 0.7));
  },
  add: () => user.edit((list) => user.list.withPicked(list, [user.pick(NAMES)])),
  replace: () => {
    const exercise = user.pickExercise();
    const ticked = user.rows(exercise).filter(({ doneAt }) => doneAt !== null).length;
    user.keep(
      user.list.withExerciseReplaced(
        user.training,
        user.planned,
        { id: exercise.id, picked: user.pick(NAMES), ticked },
        user.now(),
      ),
    );
  },
  // A reloaded page requests its data again. Without the server there is nothing to change.
  reload: async () => {
    user.network.state = 'up';
    user.session.startSession({ token: user.token, user: user.user });
    await user.network.until(
      user.client.fetchQuery({ queryKey: ['/api/exercise-completions', { date: user.day }], staleTime: 0 }),
    );
  },
  down: () => (user.network.state = 'down'),
  lose: () => (user.network.state = 'lost'),
  up: () => (user.network.state = 'up'),
  wait: () => user.settle(),
});
