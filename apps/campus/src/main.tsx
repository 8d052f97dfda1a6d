import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './main.css';
import { App } from './app.js';
import { followHeading } from './document-title.js';
import { begin } from './host.js';
import { keepForOffline } from './offline.js';
import { preload, Router } from './router.js';

const page = (
  <StrictMode>
    <BrowserRouter>
      <App>
        <Router />
      </App>
    </BrowserRouter>
  </StrictMode>
);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

followHeading(root);
void begin();
keepForOffline();
if (root.dataset['prerendered'] === undefined) {
  createRoot(root).render(page);
} else {
  // The picture is already there: wait for its code, then bring it to life when the phone has nothing better to do.
  await preload(window.location.pathname);
  const hydrate = () => void hydrateRoot(root, page);
  if ('requestIdleCallback' in window) window.requestIdleCallback(hydrate, { timeout: 1_000 });
  else setTimeout(hydrate, 1);
}
