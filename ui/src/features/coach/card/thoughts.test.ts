import { describe, expect, it } from 'vitest';
import { translator } from '@/shared/i18n/translate';
import { coachMessages } from './messages';
import { thoughts, type CoachFacts } from './thoughts';

const t = translator(coachMessages, 'en');
const newUser: CoachFacts = {
  day: { kind: 'noPlan' },
  next: null,
  currentStreak: 0,
  weekStreak: 0,
  thisWeekWorkouts: 0,
  totalWorkouts: 0,
  weeklyGoal: 3,
};
const of = (facts: Partial<CoachFacts>) => thoughts({ ...newUser, ...facts }, t);

describe('the coach’s thoughts', () => {
  it.each([
    ['done', 'Done for today. Whatever follows is recovery, and recovery is training too.'],
    ['rest', 'Today is for rest. You get stronger between workouts, not during them.'],
    ['free', 'Nothing is planned today. A short walk counts. So does doing nothing at all.'],
    ['noPlan', 'No plan yet, and no rush. Three workouts a week is a good start.'],
  ] as const)('start with the state of today: %s', (kind, sentence) => {
    expect(of({ day: { kind } })[0]).toBe(sentence);
  });

  it.each([
    [0, 'Today is Legs. Just start the first exercise. The rest will follow.'],
    [1, '3 exercises left in Legs. Starting was the hardest part, and it is behind you.'],
    [3, 'One exercise left in Legs. You are almost there.'],
    [4, 'Today is Legs. Just start the first exercise. The rest will follow.'],
  ])('say how much of today’s workout is left after %d of 4 exercises', (ticked, sentence) => {
    expect(of({ day: { kind: 'training', title: 'Legs', exercises: 4, ticked } })[0]).toBe(sentence);
  });

  it.each([
    [0, 'A new week, with nothing to make up for. Your goal is 3 workouts.'],
    [1, '1 of 3 workouts this week. There is plenty of week left.'],
    [2, 'One more workout and you reach your goal of 3 this week.'],
    [3, 'You reached your goal of 3 this week. Anything more is a bonus.'],
    [5, 'You reached your goal of 3 this week. Anything more is a bonus.'],
  ])('say what %d workouts mean for the week', (thisWeekWorkouts, sentence) => {
    expect(of({ totalWorkouts: 9, thisWeekWorkouts })[1]).toBe(sentence);
  });

  it('mention a streak from two days on', () => {
    expect(of({ totalWorkouts: 1, currentStreak: 1 }).join(' ')).not.toContain('in a row');
    expect(of({ totalWorkouts: 2, currentStreak: 2 })).toContain(
      '2 days in a row. An easy day keeps the streak going just as well as a hard one.',
    );
  });

  it('mention whole weeks, totals and the next workout', () => {
    const all = of({ totalWorkouts: 1, weekStreak: 1, next: { title: 'Legs', day: 'Tomorrow' } });
    expect(all).toContain('You met your weekly goal. The next week starts from a better place.');
    expect(all).toContain('Your first workout is in the books. Many people never get that far.');
    expect(all).toContain('Tomorrow: Legs. Lay out your things the night before to make starting easier.');
  });

  it('are at least two different ones for a new user', () => {
    expect(of({})).toEqual([
      'No plan yet, and no rush. Three workouts a week is a good start.',
      'Everyone starts at zero. The first workout does not have to be good. It just has to happen.',
    ]);
  });
});
