import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { ApiError } from '@/shared/api/client';
import { noteNotKept } from '@/shared/api/errors';
import { useOutbox } from '@/shared/outbox/entries';
import { useOutboxList } from '@/shared/outbox/outboxList';
import { ConfirmDialog } from './ConfirmDialog';
import { ErrorState } from './ErrorState';
import { PageHeader } from './PageHeader';
import { Placeholder } from './Placeholder';
import { TypeBadge } from './TypeBadge';
import { workoutTypeIcons } from './workoutType';
import { WorkoutTypeField } from './WorkoutTypeField';

describe('PageHeader', () => {
  it('shows the title, sets the document title and links back', () => {
    renderPart(<PageHeader title="Nutrition" backTo="/" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Nutrition' })).toBeInTheDocument();
    expect(document.title).toBe('Nutrition · FitApp');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });
});

describe('ErrorState', () => {
  it('shows the server’s message and retries on request', async () => {
    const retry = vi.fn();
    renderPart(<ErrorState error={new ApiError(503, '{"message":"The server is restarting"}')} onRetry={retry} />);
    expect(screen.getByText('The server is restarting')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('reports an unreachable server', () => {
    renderPart(<ErrorState error={new TypeError('Failed to fetch')} />);
    expect(screen.getByText('Not on this device yet')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Not kept on this device', 'Open the setting'],
    ['de', 'Nicht auf diesem Gerät', 'Zur Einstellung'],
  ] as const)('says that health data is not kept here, and links to the switch, in %s', async (locale, title, link) => {
    signIn({ ...mara, locale });
    const error = new TypeError('Failed to fetch');
    noteNotKept(error);
    renderPart(<ErrorState error={error} title="The figures are missing" />);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/profile?section=device');
    expect(screen.queryByText(/The figures are missing|FitApp/)).toBeNull();
  });
});

it('health data that is not kept: says how many entries wait, and opens their list', async () => {
  signIn(mara);
  useOutbox.setState({ entries: [{ state: 'waiting', kind: 'night', isShown: true, rows: [] } as never] });
  const error = new TypeError('Failed to fetch');
  noteNotKept(error);
  renderPart(<ErrorState error={error} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show them' }));
  expect(screen.getByText(/^1 /)).toBeVisible();
  expect(useOutboxList.getState().opened).toBe(true);
});

describe('Placeholder', () => {
  it('takes up its space but appears only after 150 ms', async () => {
    vi.useFakeTimers();
    renderPart(<Placeholder height={40} data-testid="block" />);
    expect(screen.getByTestId('block')).not.toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(149));
    expect(screen.getByTestId('block')).not.toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(screen.getByTestId('block')).toBeVisible();
  });
});

describe('workout types', () => {
  it('show their name in the user’s language', () => {
    signIn({ ...mara, locale: 'de' });
    renderPart(<TypeBadge type="strength" />);
    expect(screen.getByText('Kraft')).toBeInTheDocument();
  });

  it('each have an icon, and an unknown type is shown as other', () => {
    expect(new Set(Object.values(workoutTypeIcons)).size).toBe(12);
    renderPart(<TypeBadge type="bouldering" />);
    expect(screen.getByText('Other')).toBeInTheDocument();
  });
});

it('a workout type field with an error is an invalid group with a description', () => {
  renderPart(
    <WorkoutTypeField
      legend="Type"
      types={['strength', 'cardio']}
      value={null}
      onChange={vi.fn()}
      error="Choose a type"
    />,
  );
  const group = screen.getByRole('radiogroup', { name: /Type/ });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Choose a type');
});

describe('ConfirmDialog', () => {
  it('runs the action only after confirmation', async () => {
    const [confirm, close] = [vi.fn(), vi.fn()];
    renderPart(
      <ConfirmDialog opened title="Delete this plan?" confirmLabel="Delete plan" onConfirm={confirm} onClose={close}>
        Its history stays.
      </ConfirmDialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([confirm, close].map((spy) => spy.mock.calls.length)).toEqual([0, 1]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete plan' }));
    expect(confirm).toHaveBeenCalledOnce();
  });
});
