import type { FollowMessages } from './follow.messages.js';

export const messages: FollowMessages = {
  follow: 'Suivre',
  following: 'Vous suivez',
  nowFollowing: 'Nous vous signalerons ses nouvelles annonces',
  noLongerFollowing: 'Nous ne vous signalerons plus ses nouvelles annonces',
  followFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
};
