// Starts the page; it knows nothing but the app.
import { createRoot } from 'react-dom/client';
import { App } from '@/app/App';
import '@/shared/styles';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<App />);
