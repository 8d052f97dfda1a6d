import type { PushMessages } from './push.messages.js';

export const messages: PushMessages = {
  title: 'Savoir quand on vous répond ?',
  text: 'CampusHive peut vous prévenir sur cet appareil. Cela se change dans les paramètres.',
  failed: 'Cela n’a pas marché. Veuillez réessayer.',
  accept: 'Oui, prévenez-moi',
  decline: 'Pas maintenant',
};
