import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { queryAt } from '@/shared/api/queryClient';
import { PullToRefresh } from './PullToRefresh';

function Page() {
  const { data } = useQuery(queryAt('/api/stats'));
  return (
    <>
      <p>{data ? 'Loaded' : 'Loading'}</p>
      <div data-testid="list" style={{ overflowY: 'auto' }}>
        List
      </div>
      <PullToRefresh />
    </>
  );
}

// The number of answers that the page has asked for.
async function openPage() {
  let asked = 0;
  server.use(
    http.get('/api/stats', () => {
      asked += 1;
      return HttpResponse.json({});
    }),
  );
  signIn();
  renderPart(<Page />);
  await screen.findByText('Loaded');
  return () => asked;
}

function pull(down: number, { on = screen.getByText('Loaded'), across = 0 }: { on?: Element; across?: number } = {}) {
  const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });
  fireEvent.touchStart(on, at(100, 100));
  fireEvent.touchMove(on, at(100 + across / 2, 100 + down / 2));
  fireEvent.touchMove(on, at(100 + across, 100 + down));
  fireEvent.touchEnd(on, { touches: [] });
}

describe('pulling the page down', () => {
  it('fetches again what the screen shows, and says so', async () => {
    const asked = await openPage();
    pull(200);
    await waitFor(() => expect(asked()).toBe(2));
    expect(await screen.findByText('Up to date')).toBeInTheDocument();
  });

  it('says that the server cannot be reached', async () => {
    await openPage();
    server.use(http.get('/api/stats', () => HttpResponse.error()));
    pull(200);
    expect(await findToast('The server cannot be reached. You see the last data.')).toBeVisible();
    expect(screen.getByText('Loaded')).toBeInTheDocument();
  });

  it.each([
    ['a little', 60, 0],
    ['sideways', 150, 300],
    ['up', -200, 0],
  ])('%s does nothing', async (_name, down, across) => {
    const asked = await openPage();
    pull(down, { across });
    expect(screen.queryByText('Refreshing…')).not.toBeInTheDocument();
    expect(asked()).toBe(1);
  });

  it('does nothing within a list that scrolls, below the top, or while a dialog is open', async () => {
    const asked = await openPage();
    const list = screen.getByTestId('list');
    vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(900);
    pull(200, { on: list });
    vi.stubGlobal('scrollY', 40);
    pull(200);
    vi.unstubAllGlobals();
    const dialog = document.createElement('dialog');
    dialog.open = true;
    document.body.append(dialog);
    pull(200);
    act(() => dialog.remove());
    expect(screen.queryByText('Refreshing…')).not.toBeInTheDocument();
    expect(asked()).toBe(1);
  });
});
