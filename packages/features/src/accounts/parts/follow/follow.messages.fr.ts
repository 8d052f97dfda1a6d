import type { FollowMessages } from './follow.messages.js';

export const messages: FollowMessages = {
  follow: 'Suivre',
  following: 'Abonné',
  nowFollowing: 'Ses nouvelles annonces vous seront signalées',
  noLongerFollowing: 'Ses nouvelles annonces ne vous seront plus signalées',
  followFailed: 'Cela n’a pas marché. Veuillez réessayer.',
};
