import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '@/mocks/server';
import { useConnection } from '@/shared/api/connection';
import { theme } from '@/shared/theme';
import { ErrorPage } from './ErrorPage';

// React reports the error of the page.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => useConnection.setState(useConnection.getInitialState(), true));

function openPageThatFailsWith(message: string) {
  const Page = () => {
    throw new TypeError(message);
  };
  const router = createMemoryRouter([{ path: '/', element: <Page />, errorElement: <ErrorPage /> }]);
  render(
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}

const reload = () => screen.getByRole('button', { name: 'Reload' });

it.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/Profile-12345678.js',
  'error loading dynamically imported module: http://localhost/assets/Profile-12345678.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/Profile-12345678.css',
])('code that the server no longer has belongs to an old version: %s', async (message) => {
  server.use(http.get('/api/server', () => HttpResponse.json({ mail: true, signup: true })));
  openPageThatFailsWith(message);
  expect(await screen.findByText('A new version is ready')).toBeVisible();
  expect(reload()).toBeVisible();
});

it('code that cannot be fetched without a connection says so', async () => {
  server.use(http.get('/api/server', () => HttpResponse.error()));
  openPageThatFailsWith('Failed to fetch dynamically imported module: http://localhost/assets/Profile-12345678.js');
  expect(
    await screen.findByText('This part is not on this device yet. It opens when the server can be reached.'),
  ).toBeVisible();
  expect(reload()).toBeVisible();
});

it('another error says that the page stopped working', () => {
  openPageThatFailsWith('x is undefined');
  expect(screen.getByText('This page stopped working')).toBeVisible();
  expect(reload()).toBeVisible();
});
