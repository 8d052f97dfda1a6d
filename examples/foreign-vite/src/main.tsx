import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { start } from './ports.js';
import './styles.css';

// Restores the session, and connects for live updates.
void start();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
