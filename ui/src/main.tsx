// Entry point: renders the app.
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/App';
import '@/shared/styles';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const reactRoot = createRoot(root);
// As a transition, so that rendering can be interrupted by taps.
startTransition(() => reactRoot.render(<App />));
