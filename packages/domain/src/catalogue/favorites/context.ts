import type { Viewer } from '../../calls/viewer.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import type { PostedListing } from '../hives/presenters.js';

export interface FavoritesDeps {
  /** A listing that the viewer may see; throws `not_found` otherwise. */
  findListing(id: string, viewer: Viewer | null): Promise<PostedListing>;
  readonly notify: NotificationsModule['notify'];
}

/** Parts of the platform, and functions of other modules, that favourites use. */
export interface FavoritesContext extends Pick<Platform, 'db' | 'clock'> {
  readonly deps: FavoritesDeps;
}
