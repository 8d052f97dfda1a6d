import type { PackagesMessages } from './packages.messages.js';

export const messages: PackagesMessages = {
  title: 'Formules',
  choose: 'Choisissez une formule',
  days: (count) => (count === 1 ? 'Livré en un jour' : `Livré en ${count}\u00a0jours`),
  pay: (amount) => `Acheter pour ${amount}`,
  protection:
    'Votre argent est retenu jusqu’à ce que vous acceptiez le travail, ou jusqu’à une semaine après le dernier jour. Vous pouvez d’abord demander des modifications.',
  bought: 'Vous avez commandé ce service.',
  sold: 'Vous avez une commande de ce service à réaliser.',
  seeOrder: 'Voir la commande',
  fullyBooked: 'Complet pour l’instant. Revenez dans quelques jours.',
  youAreFull: 'Votre service est complet\u00a0: personne ne peut commander avant la fin d’une commande.',
};
