import type { FollowMessages } from './follow.messages.js';

export const messages: FollowMessages = {
  follow: 'Seguir',
  following: 'Siguiendo',
  nowFollowing: 'Te avisaremos de sus anuncios nuevos',
  noLongerFollowing: 'Ya no te avisaremos de sus anuncios nuevos',
  followFailed: 'No ha funcionado. Inténtalo de nuevo.',
};
