// Starts the page; it knows nothing but the app.
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/App';
import '@/shared/styles';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const page = createRoot(root);
// In slices: a tap on what is there already waits for none of the rest.
startTransition(() => page.render(<App />));
