// The app: providers and router.
import { RouterProvider } from 'react-router/dom';
import { useState } from 'react';
import { localDay } from '@/shared/lib/dates';
import { removeOldDrafts } from '@/shared/lib/drafts';
import { attachRouter } from '@/shared/lib/overlays';
import '@/shared/lib/installing';
import { loadSession } from '@/shared/api/session';
import { Providers } from './Providers';
import { createRouter } from './routes';
import { useSessionEvents } from './useSessionEvents';

removeOldDrafts(localDay(new Date()));
loadSession();

export function App() {
  const [router] = useState(() => attachRouter(createRouter()));
  useSessionEvents(router);
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}
