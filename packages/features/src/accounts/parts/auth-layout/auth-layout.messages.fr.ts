import type { AuthLayoutMessages } from './auth-layout.messages.js';

export const messages: AuthLayoutMessages = {
  product: '{campus.name}',
  language: 'Langue',
  onlyStudents: '{campus.membersOnly}',
  promiseTitle: 'La confiance, par principe',
  promiseVerified: 'Ici, chacun a confirmé son adresse étudiante.',
  promiseHeld: 'Votre argent est retenu jusqu’à la rencontre. Fini les arnaques au paiement d’avance.',
  promiseCampus: 'Rencontrez-vous sur le campus, entre deux cours.',
};
