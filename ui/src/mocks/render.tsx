// Draws a part of the interface as the app would: theme, a query client of its own, a router and the toasts. `places` are
// the screens that there are.
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '@/shared/api/queryClient';
import { ScreenPaths } from '@/shared/hooks/useScreenPaths';
import { cssVariables, theme } from '@/shared/theme';
import { Toaster } from '@/shared/ui/Toaster';
import { UndoBar } from '@/shared/ui/UndoBar';

interface Surroundings {
  path?: string;
  screenPaths?: readonly string[];
}

// As the app's, but it tries again at once.
function impatientClient() {
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } });
  return client;
}

export function renderPart(
  part: ReactNode,
  { path = '/', screenPaths = [] }: Surroundings = {},
): RenderResult & { currentPath: () => string } {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] });
  const result = render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
      <QueryClientProvider client={impatientClient()}>
        <ScreenPaths.Provider value={new Set(screenPaths)}>
          <RouterProvider router={router} />
        </ScreenPaths.Provider>
        <UndoBar />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...result, currentPath: () => router.state.location.pathname + router.state.location.search };
}
