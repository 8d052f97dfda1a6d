import { followHeading } from './document-title.js';
import { keepInstallOffer } from './install-offer.js';
import { prefetchOnIntent } from './intent.js';
import { keepForOffline } from './offline.js';
import { followPages } from './page-focus.js';
import { rehearseTouch } from './rehearsal.js';
import { showWhole } from './whole.js';

export { sayWhatIsLost } from './offline.js';

/** What a page needs only once it is there. */
export function comeAlive(
  root: HTMLElement,
  preload: (pathname: string) => Promise<void>,
  bytesAreDear: () => boolean,
): void {
  showWhole();
  followHeading(root);
  followPages(root);
  keepInstallOffer();
  keepForOffline();
  prefetchOnIntent(preload, bytesAreDear);
  rehearseTouch(root);
}
