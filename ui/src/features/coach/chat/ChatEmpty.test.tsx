import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { TodaysWorkout } from '@/shared/api/types';
import { ChatEmpty } from './ChatEmpty';
import { useChat } from './chatStore';

const onChoose = vi.fn();
const open = () => renderPart(<ChatEmpty onChoose={onChoose} />);
const questions = async () => {
  await screen.findAllByRole('button');
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
};
const newcomer = [
  'show_stats.empty',
  'list_food_entries.empty',
  'list_sleep_trackings.empty',
  'show_todays_workout.empty',
];

beforeEach(() => {
  onChoose.mockReset();
  useChat.setState(useChat.getInitialState(), true);
  signIn();
});

describe('the example questions', () => {
  it('ask about no data while there is none', async () => {
    server.use(...recordedResponses(...newcomer));
    open();
    expect(await questions()).toEqual([
      'What should I do today?',
      'A 20 minute workout without equipment',
      'How do I do the Goblet Squat?',
      'I slept from 23:10 to 6:40',
    ]);
  });

  it('ask about what the user has logged, and about an exercise of today', async () => {
    server.use(
      ...recordedResponses('show_stats.first_workout', 'list_food_entries.one', 'list_sleep_trackings.week'),
      ...recordedResponses('show_todays_workout.planned'),
    );
    const { exercises } = example<TodaysWorkout>('show_todays_workout.planned').response.body!;
    const first = exercises.find(({ category }) => category === 'main')!.exerciseName;
    open();
    expect(await questions()).toEqual([
      'What should I do today?',
      'Did I train more than last month?',
      'How much protein did I eat this week?',
      'A 20 minute workout without equipment',
      `How do I do the ${first}?`,
      'I slept from 23:10 to 6:40',
    ]);
  });

  it('are sent as they are, but a sentence to log is put into the input', async () => {
    server.use(...recordedResponses(...newcomer));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'A 20 minute workout without equipment' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('A 20 minute workout without equipment');
    const sentence = screen.getByRole('button', { name: 'I slept from 23:10 to 6:40' });
    expect(sentence).toHaveAccessibleDescription('Goes into the input, where you can change it.');
    await userEvent.click(sentence);
    expect(onChoose).toHaveBeenCalledOnce();
    expect(useChat.getState().prefills).toBe(1);
  });

  it('are there if some data cannot be loaded, and in German', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(
      ...recordedResponses('list_food_entries.one', 'list_sleep_trackings.empty', 'show_todays_workout.empty'),
      ...recordedResponses('list_exercise_names.all'),
      http.get('/api/stats', () => HttpResponse.json({ message: 'Busy' }, { status: 503 })),
    );
    open();
    expect(await questions()).toEqual([
      'Was soll ich heute machen?',
      'Wie viel Protein habe ich diese Woche gegessen?',
      'Ein Training von 20 Minuten ohne Geräte',
      expect.stringMatching(/^Wie geht die Übung /),
      'Ich habe von 23:10 bis 6:40 geschlafen',
    ]);
  });
});
