// Renders the whole app at a path, with a memory router. For tests.
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { loadSession } from '@/shared/api/session';
import { Providers } from './Providers';
import { routes } from './routes';
import { useSessionEvents } from './useSessionEvents';

type MemoryRouter = ReturnType<typeof createMemoryRouter>;

function TestApp({ router }: { router: MemoryRouter }) {
  useSessionEvents(router);
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}

export function renderApp(path: string): { router: MemoryRouter; currentPath: () => string } {
  loadSession();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<TestApp router={router} />);
  return { router, currentPath: () => router.state.location.pathname };
}
