import { followHeading } from '@campushive/browser/document-title';
import { keepInstallOffer } from '@campushive/browser/install-offer';
import { followPages } from '@campushive/browser/page-focus';
import { prefetchOnIntent } from '@campushive/browser/prefetch';
import { campus } from './campus.js';
import { keepForOffline } from './offline.js';
import { rehearseTouch } from './rehearsal.js';
import { showWhole } from './whole.js';

export { sayWhatIsLost } from './offline.js';

/** What a page needs only once it is there. */
export function comeAlive(
  root: HTMLElement,
  preload: (pathname: string) => Promise<void>,
  saveData: () => boolean,
): void {
  showWhole();
  followHeading(root, campus.name);
  followPages(root);
  keepInstallOffer();
  keepForOffline();
  prefetchOnIntent(preload, saveData);
  rehearseTouch(root);
}
