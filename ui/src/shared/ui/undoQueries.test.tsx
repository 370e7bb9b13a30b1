// A deletion together with a query whose data a parent hands to the list, as on the screen of the plans.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { deleteWithUndo, sendPendingDeletion, useHiddenKeys } from './undo';

const ROWS = ['queried rows'];

function List({ rows }: { rows: readonly string[] }) {
  const hidden = useHiddenKeys();
  return <p data-testid="list">{rows.filter((key) => !hidden.has(key)).join(' ')}</p>;
}

function Screen() {
  const client = useQueryClient();
  const { data = [] } = useQuery({ queryKey: ROWS, queryFn: () => ['run', 'swim'], staleTime: Infinity });
  const remove = () =>
    deleteWithUndo({
      key: 'run',
      message: 'run deleted',
      send: () => Promise.resolve(client.setQueryData(ROWS, ['swim'])),
    });
  return (
    <>
      <List rows={data} />
      <button onClick={remove}>Delete run</button>
    </>
  );
}

it('never shows the entry again after its deletion, although components learn of changed data later', async () => {
  signIn();
  renderPart(<Screen />);
  await waitFor(() => expect(screen.getByTestId('list')).toHaveTextContent('run swim'));
  act(() => screen.getByRole('button', { name: 'Delete run' }).click());
  expect(screen.getByTestId('list')).toHaveTextContent(/^swim$/);
  const shown: (string | null)[] = [];
  const observer = new MutationObserver(() => shown.push(screen.getByTestId('list').textContent));
  observer.observe(screen.getByTestId('list'), { childList: true, characterData: true, subtree: true });
  await act(() => sendPendingDeletion());
  await new Promise((resolve) => setTimeout(resolve, 20));
  observer.disconnect();
  expect(screen.getByTestId('list')).toHaveTextContent(/^swim$/);
  expect(shown.filter((text) => text?.includes('run'))).toEqual([]);
});
