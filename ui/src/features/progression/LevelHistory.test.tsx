import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { LevelHistory } from './LevelHistory';

beforeEach(() => signIn());

it('lists past levels with their dates, newest first', async () => {
  server.use(...recordedResponses('list_level_history.two'));
  renderPart(<LevelHistory />);
  const lines = (await screen.findAllByRole('listitem')).map((line) => line.textContent);
  expect(lines).toEqual(['From Beginner to IntermediateNov 20, 2026', 'Beginner, from the startSep 1, 2026']);
});

it('shows a hint while there are no changes, and an error when loading fails', async () => {
  server.use(...recordedResponses('list_level_history.empty'));
  const { unmount } = renderPart(<LevelHistory />);
  expect(await screen.findByText('Changes to your level will appear here.')).toBeVisible();
  unmount();
  server.use(http.get('/api/level-history', () => HttpResponse.error()));
  renderPart(<LevelHistory />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
