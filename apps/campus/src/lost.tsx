import { UNREACHABLE_WORDS, UnreachableScreen } from '@campushive/features/unreachable';
import { reactRoot } from './react-root.js';

/** Says that something did not come, where the page has fallen: in `root`, which is empty. Comes back with the network. */
export function showLost(root: HTMLElement): void {
  if (root.childElementCount > 0) return;
  const place = document.createElement('main');
  root.append(place);
  const { lang } = document.documentElement;
  const words = UNREACHABLE_WORDS[lang === 'fr' || lang === 'es' ? lang : 'en'];
  const reload = () => window.location.reload();
  reactRoot
    .create(place)
    .render(
      <UnreachableScreen
        words={words}
        offline={!navigator.onLine}
        onRetry={reload}
        onBack={() => window.history.back()}
      />,
    );
  window.addEventListener('online', reload);
  // Nobody else follows the address any more.
  window.addEventListener('popstate', reload);
}
