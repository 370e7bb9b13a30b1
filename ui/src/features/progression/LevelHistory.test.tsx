import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { LevelHistory } from './LevelHistory';

beforeEach(() => signIn());

it('lists the levels one has had, the newest first, with their days', async () => {
  server.use(...recordedResponses('list_level_history.two'));
  renderPart(<LevelHistory />);
  const lines = (await screen.findAllByRole('listitem')).map((line) => line.textContent);
  expect(lines).toEqual(['From Beginner to IntermediateNov 20, 2026', 'Beginner, from the startSep 1, 2026']);
});

it('says where changes will stand while there are none, and when they could not be loaded', async () => {
  server.use(...recordedResponses('list_level_history.empty'));
  const { unmount } = renderPart(<LevelHistory />);
  expect(await screen.findByText('Your level is kept here each time it changes.')).toBeVisible();
  unmount();
  server.use(http.get('/api/level-history', () => HttpResponse.error()));
  renderPart(<LevelHistory />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
