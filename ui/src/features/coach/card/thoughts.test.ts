import { describe, expect, it } from 'vitest';
import { translator } from '@/shared/i18n/translate';
import { coachMessages } from './messages';
import { thoughts, type CoachFacts } from './thoughts';

const t = translator(coachMessages, 'en');
const nobody: CoachFacts = {
  day: { kind: 'noPlan' },
  next: null,
  currentStreak: 0,
  weekStreak: 0,
  thisWeekWorkouts: 0,
  totalWorkouts: 0,
  weeklyGoal: 3,
};
const of = (facts: Partial<CoachFacts>) => thoughts({ ...nobody, ...facts }, t);

describe('the coach’s thoughts', () => {
  it.each([
    ['done', 'Done for today. Whatever follows is recovery, and recovery is training too.'],
    ['rest', 'Today is for rest. You get stronger between workouts, not during them.'],
    ['free', 'Nothing is planned today. A short walk counts. So does doing nothing at all.'],
    ['noPlan', 'No plan yet, and no hurry. Three workouts a week are a good beginning.'],
  ] as const)('begin with the day: %s', (kind, sentence) => {
    expect(of({ day: { kind } })[0]).toBe(sentence);
  });

  it.each([
    [0, 'Today is Legs. You only have to decide about the first exercise; the others follow.'],
    [1, '3 exercises left of Legs. Starting was the hardest part, and it is behind you.'],
    [3, 'One exercise left of Legs. You have come all this way.'],
    [4, 'Today is Legs. You only have to decide about the first exercise; the others follow.'],
  ])('count what is left of today’s workout after %d of 4', (ticked, sentence) => {
    expect(of({ day: { kind: 'training', title: 'Legs', exercises: 4, ticked } })[0]).toBe(sentence);
  });

  it.each([
    [0, 'A new week, and nothing to make up for. Your goal is 3 workouts.'],
    [1, '1 of 3 workouts this week. The rest of the week is long enough.'],
    [2, 'One more workout and this week meets your goal of 3.'],
    [3, 'Your goal of 3 for this week is reached. Anything more is yours to enjoy.'],
    [5, 'Your goal of 3 for this week is reached. Anything more is yours to enjoy.'],
  ])('say what %d workouts mean for the week', (thisWeekWorkouts, sentence) => {
    expect(of({ totalWorkouts: 9, thisWeekWorkouts })[1]).toBe(sentence);
  });

  it('call two days a run, and one day none', () => {
    expect(of({ totalWorkouts: 1, currentStreak: 1 }).join(' ')).not.toContain('in a row');
    expect(of({ totalWorkouts: 2, currentStreak: 2 })).toContain(
      '2 days in a row. An easy day keeps that going just as well as a hard one.',
    );
  });

  it('name whole weeks, totals and what comes next', () => {
    const all = of({ totalWorkouts: 1, weekStreak: 1, next: { title: 'Legs', day: 'Tomorrow' } });
    expect(all).toContain('A whole week on goal. The next one starts from a better place.');
    expect(all).toContain('Your first workout is in the books. Many people never get that far.');
    expect(all).toContain('Tomorrow: Legs. Put your things out the evening before, and starting gets easier.');
  });

  it('are at least two, all different, for someone with nothing yet', () => {
    expect(of({})).toEqual([
      'No plan yet, and no hurry. Three workouts a week are a good beginning.',
      'Everyone starts at zero. The first workout does not have to be good, it only has to happen.',
    ]);
  });
});
