import type { OrderMessages } from './order.messages.js';

export const messages: OrderMessages = {
  yourOrder: 'Votre commande',
  yourSale: 'Votre vente',
  yourTicket: 'Votre billet',
  orderNumber: (number) => `Commande ${number}`,
  withName: (name) => `avec ${name}`,
  byName: (name) => `par ${name}`,
  held: 'retenus',
  refunded: 'remboursés',
  help: 'Aide pour cette commande',
  helpText: 'Modifier, annuler, signaler',
  showCode: (name) => `Montrer le code à ${name}`,
  hideCode: 'Masquer le code QR',
  block: (name) => `Bloquer ${name}`,
  gotBack: (amount) => `${amount} vous ont été rendus`,
  comingBack: (amount) => `${amount} vous seront bientôt rendus`,
  otherEvents: 'Voir d’autres événements',
};
