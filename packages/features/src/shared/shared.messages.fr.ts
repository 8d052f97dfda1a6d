import type { SharedMessages } from './shared.messages.js';

export const messages: SharedMessages = {
  free: 'Gratuit',
  perHour: ' / h',
  anonymous: 'Anonyme',
  verified: 'Étudiant vérifié',
  noPhoto: 'Pas de photo',
  price: 'Prix',
  platformFee: (percent) => `Frais de plateforme (${percent})`,
  processingFee: (percent) => `Traitement du paiement (${percent})`,
  total: 'Total',
  reserved: 'Réservé',
  sold: 'Vendu',
  recently: 'récemment',
  justNow: 'à l’instant',
};
