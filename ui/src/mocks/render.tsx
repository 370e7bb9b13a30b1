// Draws a part of the interface as the app would: theme, a query client of its own, a router and the toasts.
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '@/shared/api/queryClient';
import { cssVariables, theme } from '@/shared/theme';
import { Toaster } from '@/shared/ui/Toaster';
import { UndoBar } from '@/shared/ui/UndoBar';

export function renderPart(part: ReactNode, { path = '/' } = {}): RenderResult & { currentPath: () => string } {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] });
  const result = render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
        <UndoBar />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...result, currentPath: () => router.state.location.pathname + router.state.location.search };
}
