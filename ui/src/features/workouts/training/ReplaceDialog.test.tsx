import { screen, within } from '@testing-library/react';
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
