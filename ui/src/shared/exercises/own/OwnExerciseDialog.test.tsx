import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { Exercise } from '@/shared/api/types';
import { hasDrafts } from '@/shared/lib/drafts';
import { OwnExerciseDialog } from './OwnExerciseDialog';

const anvil = example<Exercise[]>('list_exercises.own').response.body!.find(({ own }) => own)!;

function draw(exercise: Exercise | null = null, name = '') {
  const onSaved = vi.fn<(saved: Exercise) => void>();
  const onClose = vi.fn();
  renderPart(<OwnExerciseDialog exercise={exercise} name={name} onSaved={onSaved} onClose={onClose} />);
  return { onSaved, onClose };
}

const nameField = () => screen.getByLabelText('Name');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => signIn());

describe('a new exercise', () => {
  it('is sent with what was chosen, and handed over as the list contains it', async () => {
    server.use(...recordedResponses('create_own_exercise.success', 'list_exercises.own'));
    const sent = requestBodies('POST', '/api/own-exercises');
    const { onSaved, onClose } = draw(null, 'Anvil Squat');
    expect(nameField()).toHaveValue('Anvil Squat');
    await userEvent.click(within(screen.getByRole('group', { name: 'Muscles' })).getByLabelText('Glutes'));
    await userEvent.click(screen.getByRole('button', { name: 'Add helping muscles' }));
    const helping = within(screen.getByRole('group', { name: 'Helping muscles' }));
    expect(helping.queryByLabelText('Glutes')).toBeNull();
    await userEvent.click(helping.getByLabelText('Core'));
    await userEvent.type(screen.getByLabelText('Sets'), '4');
    await save();
    await findToast('Exercise added');
    expect(sent[0]).toMatchObject({
      name: 'Anvil Squat',
      category: 'main',
      measuredAs: 'weight_reps',
      implement: 'barbell',
      primaryMuscles: ['glutes'],
      secondaryMuscles: ['core'],
      defaultSets: 4,
      defaultReps: null,
    });
    expect(onSaved.mock.calls[0]?.[0].key).toBe('own_1');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks for repetitions, seconds or minutes, by what is counted', async () => {
    draw();
    expect(screen.getByLabelText('Reps', { selector: '[inputmode]' })).toBeVisible();
    await userEvent.click(screen.getByLabelText('Weight and time'));
    expect(screen.getByLabelText('Time per set')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Distance and time'));
    expect(screen.getByLabelText('Time', { selector: '[inputmode]' })).toBeVisible();
  });

  it('with a blank name is not sent', async () => {
    draw();
    await userEvent.type(nameField(), '   ');
    await save();
    expect(await screen.findByText('Please enter a name')).toBeVisible();
    await waitFor(() => expect(nameField()).toHaveFocus());
  });

  it('with a name that is taken keeps the input and says so at the field', async () => {
    server.use(...recordedResponses('create_own_exercise.in_library'));
    const { onClose } = draw(null, 'Bankdrücken');
    await save();
    expect(await screen.findAllByText(/The library already has this exercise: Bench Press/)).not.toHaveLength(0);
    expect(nameField()).toHaveAttribute('aria-invalid', 'true');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.type(nameField(), ' mit Pause');
    expect(hasDrafts()).toBe(true);
  });
});

it('an edit sends only what changed', async () => {
  server.use(...recordedResponses('update_own_exercise.renamed', 'list_exercises.own'));
  const sent = requestBodies('PUT', '/api/own-exercises/1');
  const { onSaved } = draw(anvil);
  expect(screen.getByLabelText('Equipment')).toHaveValue('barbell');
  expect(screen.getByRole('group', { name: 'Helping muscles' })).toBeVisible();
  await userEvent.type(nameField(), 's');
  await save();
  await findToast('Exercise changed');
  expect(sent).toEqual([{ name: 'Anvil Squatss' }]);
  expect(onSaved.mock.calls[0]?.[0].name).toBe('Anvil Squats');
});
