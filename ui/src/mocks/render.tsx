// Renders a component with the app's providers: theme, a new query client, a memory router, toasts and the undo bar.
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '@/shared/api/queryClient';
import { ScreenPaths } from '@/shared/hooks/useScreenPaths';
import { theme } from '@/shared/theme';
import { Toaster } from '@/shared/ui/Toaster';
import { UndoBar } from '@/shared/ui/UndoBar';

interface RenderOptions {
  path?: string;
  // The screens that exist.
  screenPaths?: readonly string[];
}

// Like the app's client, but retries without a delay.
function testQueryClient() {
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } });
  return client;
}

export function renderPart(
  part: ReactNode,
  { path = '/', screenPaths = [] }: RenderOptions = {},
): RenderResult & { client: QueryClient; currentPath: () => string } {
  const client = testQueryClient();
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] });
  const result = render(
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} env="test">
      <QueryClientProvider client={client}>
        <ScreenPaths.Provider value={new Set(screenPaths)}>
          <RouterProvider router={router} />
        </ScreenPaths.Provider>
        <UndoBar />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...result, client, currentPath: () => router.state.location.pathname + router.state.location.search };
}
