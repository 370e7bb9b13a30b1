// Entry point: renders the app.
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { restoreStartPage } from '@/shared/api/keptData';
import { queryClient } from '@/shared/api/queryClient';
import { currentUser } from '@/shared/api/session';
import { loadTextsOf } from '@/shared/i18n/locale';
import '@/shared/styles';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const reactRoot = createRoot(root);
// In the user's language and with what this device keeps. As a transition, so that rendering can be interrupted by taps.
void Promise.all([loadTextsOf(currentUser()), restoreStartPage(queryClient)]).then(() =>
  startTransition(() => reactRoot.render(<App />)),
);
