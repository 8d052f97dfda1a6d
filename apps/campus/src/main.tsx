import { startTransition, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import './main.css';
import { App } from './app.js';
import { frame } from './frame.js';
import { begin, preferences, session, takeAnswers, takeOwnAnswers } from './host.js';
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

/** Asks who is signed in, and brings what a page needs only once it is there. */
function live(there: HTMLElement): Promise<void> {
  const began = begin();
  void import('./later.js').then(({ followHeading, keepForOffline, prefetchOnIntent, showWhole }) => {
    showWhole();
    followHeading(there);
    keepForOffline();
    prefetchOnIntent(preload, () => preferences.now().saveData);
  });
  return began;
}

/** A task of its own: between two of them the page answers touches. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const prerendered = root.dataset['prerendered'] !== undefined;
// Pages are drawn in English ahead; in another language they are hidden (boot.js) and drawn here.
const foreign = prerendered && preferences.now().language !== 'en';
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
  await code;
  await nextTask();
  startTransition(() => void reactRoot.hydrate(root, page));
  await nextTask();
  void live(root);
}
