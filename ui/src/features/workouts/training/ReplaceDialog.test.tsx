import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { Exercise, PlannedExercise } from '@/shared/api/types';
import { ReplaceDialog } from './ReplaceDialog';

const [planned] = example<PlannedExercise[]>('list_planned_exercises.custom').response.body!;
const [best] = example<Exercise[]>('list_exercise_alternatives.squats').response.body!;

beforeEach(() => signIn({ ...mara, injuries: ['knee'] }));

it('marks the alternatives that load an injured area, with muscles, equipment and level', async () => {
  server.use(...recordedResponses('list_exercise_alternatives.squats'));
  renderPart(
    <ReplaceDialog
      exercise={{ ...planned!, exerciseName: 'Goblet Squat' }}
      catalogue={new Map()}
      included={[]}
      ticked={0}
      onPick={() => {}}
      onClose={() => {}}
    />,
  );
  const row = within(await screen.findByRole('button', { name: new RegExp(`^${best!.name}`) }));
  expect(row.getByText(/Quadriceps.* · Dumbbells · /)).toBeVisible();
  expect(row.getByText('Loads your knee')).toBeVisible();
});

it('offers exercises of this device for the same muscles when the server is away', async () => {
  signIn({ ...mara, injuries: [], equipment: 'dumbbells' });
  const made = (name: string, change: Partial<Exercise>): Exercise => ({
    ...best!,
    ...change,
    key: name,
    name,
    germanName: name,
  });
  const squat = made('Goblet Squat', { primaryMuscles: ['quads'], pattern: 'squat', equipment: 'dumbbells' });
  const all = [
    squat,
    made('Hack Squat', { primaryMuscles: ['quads'], pattern: 'squat', equipment: 'full_gym' }),
    made('Leg Swing', { primaryMuscles: ['quads'], pattern: 'swing', equipment: 'bodyweight' }),
    made('Air Squat', { primaryMuscles: ['quads'], pattern: 'squat', equipment: 'bodyweight' }),
    made('Hidden Squat', { primaryMuscles: ['quads'], pattern: 'squat', equipment: 'bodyweight', hidden: true }),
    made('Curl', { primaryMuscles: ['biceps'], pattern: 'curl', equipment: 'dumbbells' }),
  ].map((each) => ({ ...each, category: planned!.category }));
  server.use(http.get('*', () => HttpResponse.error()));
  renderPart(
    <ReplaceDialog
      exercise={{ ...planned!, exerciseName: 'Goblet Squat' }}
      catalogue={new Map(all.map((each) => [each.name.toLowerCase(), each]))}
      included={[]}
      ticked={0}
      onPick={() => {}}
      onClose={() => {}}
    />,
  );
  expect(await screen.findByText('Same muscles, from the exercises on this device')).toBeVisible();
  const names = screen.getAllByRole('button', { name: /Squat|Leg Swing|Curl/ });
  expect(names.map((each) => each.textContent?.match(/Hack Squat|Leg Swing|Air Squat|Hidden Squat|Curl/)?.[0])).toEqual(
    ['Air Squat', 'Leg Swing', 'Hack Squat'],
  );
});
