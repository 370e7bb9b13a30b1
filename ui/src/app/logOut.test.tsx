// Logging out while the server does not have everything yet.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { queryClient } from '@/shared/api/queryClient';
import { useSession } from '@/shared/api/session';
import { writeDraft } from '@/shared/lib/drafts';
import { hasUnsentEntries } from '@/shared/outbox/entries';
import { record, sendAllNow } from '@/shared/outbox/record';
import { renderApp } from './renderApp';

const user = userEvent.setup();

describe('logging out while entries wait', () => {
  beforeEach(() => {
    server.use(http.get('/api/*', () => delay('infinite')));
    server.use(http.post('/api/water-entries', () => HttpResponse.error()));
  });
  const add = (ml: number) => {
    const request = { method: 'post', path: '/api/water-entries', body: { ml }, refetch: [] } as const;
    return record(queryClient, { kind: 'water', ...request, rows: [{ id: -ml, ml }] }, { keptAfterMs: 1 });
  };

  it('asks with their number, says what happens to them, and can be cancelled', async () => {
    signIn();
    await add(250);
    await add(500);
    const { currentPath } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    const question = within(await screen.findByRole('dialog', { name: '2 entries are not on the server yet' }));
    expect(question.getByText(/stay on this device and are sent when you log in here again/)).toBeVisible();
    expect(question.queryByText(/what you have typed/)).toBeNull();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentPath()).toBe('/');
    expect(hasUnsentEntries()).toBe(true);
  });

  it('asks about unsaved input too, in German', async () => {
    signIn({ ...mara, locale: 'de' });
    writeDraft('workout', { reps: 8 });
    await add(250);
    renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Abmelden' }));
    const question = within(await screen.findByRole('dialog', { name: '1 Eintrag ist noch nicht auf dem Server' }));
    expect(question.getByText(/^Behältst du ihn, bleibt er auf diesem Gerät/)).toBeVisible();
    expect(question.getByText(/Das gilt auch für Eingaben, die du nicht gespeichert hast/)).toBeVisible();
    expect(question.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  });

  it('says that everything is sent when that happens meanwhile, and asks no longer', async () => {
    signIn();
    await add(250);
    renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await screen.findByRole('dialog', { name: '1 entry is not on the server yet' });
    server.use(http.post('/api/water-entries', () => HttpResponse.json({ id: 1, ml: 250 }, { status: 201 })));
    await act(() => sendAllNow(queryClient));
    const question = within(await screen.findByRole('dialog', { name: 'Everything is on the server' }));
    expect(question.queryByText(/what you have typed/)).toBeNull();
    expect(question.queryByRole('button', { name: 'Discard and log out' })).toBeNull();
    server.use(http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 })));
    await user.click(question.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(useSession.getState().session).toBeNull());
  });

  it('does not say so while it logs out after Discard', async () => {
    signIn();
    await add(250);
    renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    server.use(http.post('/api/auth/logout', () => delay('infinite')));
    await user.click(await screen.findByRole('button', { name: 'Discard and log out' }));
    expect(hasUnsentEntries()).toBe(false);
    expect(screen.getByRole('dialog', { name: '1 entry is not on the server yet' })).toBeVisible();
  });
});
