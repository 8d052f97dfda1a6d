import { startTransition, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import './main.css';
import { App } from './app.js';
import { frame } from './frame.js';
import { preferences, session, start, takeAnswers, takeOwnAnswers } from './host.js';
import { reactRoot } from './react-root.js';
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

const later = () => import('./later.js');

/** A part that does not come takes the whole page with it: React reports the error and then leaves an empty root. */
function showWhenFallen(): void {
  if (root?.childElementCount === 0) void later().then(({ sayWhatIsLost }) => sayWhatIsLost(root));
}
window.addEventListener('error', () => setTimeout(showWhenFallen));

/** Asks who is signed in, and brings what a page needs only once it is there. */
function live(there: HTMLElement): Promise<void> {
  const began = start();
  void later().then((parts) => parts.comeAlive(there, preload, () => preferences.now().saveData));
  return began;
}

/** A task of its own: between two of them the page answers touches. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const prerendered = root.dataset['prerendered'] !== undefined;
// Where the page could not be had in the reader's language, it is hidden (boot.js) and drawn here.
const foreign = prerendered && preferences.now().language !== (root.dataset['prerendered'] || 'en');
if (foreign) {
  root.replaceChildren();
  delete root.dataset['prerendered'];
}
if (document.documentElement.dataset['frame'] !== undefined) {
  frame.stays = true;
  if (session.state().status === 'loading') await live(root);
  else void frame.gone.then(() => live(root));
  await takeOwnAnswers();
  startTransition(() => reactRoot.create(root).render(page));
} else if (!prerendered || foreign) {
  takeAnswers();
  void live(root);
  reactRoot.create(root).render(page);
} else {
  // The picture is already there: wait for its code, then bring it to life in small steps, between which taps are answered.
  await nextTask();
  const code = preload(window.location.pathname);
  await nextTask();
  takeAnswers();
  await code.catch((error: unknown) => {
    // What is drawn can be read without its code; a form that waits for it would wait for ever.
    if (root.querySelector('fieldset:disabled') !== null) root.replaceChildren();
    showWhenFallen();
    throw error;
  });
  await nextTask();
  startTransition(() => void reactRoot.hydrate(root, page));
  await nextTask();
  void live(root);
}
