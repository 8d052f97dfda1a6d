import type { BundleMessages } from './bundle.messages.js';

export const messages: BundleMessages = {
  items: (count) => (count < 2 ? `${count} article` : `${count} articles`),
  title: 'Votre lot',
  intro: (name) =>
    `Plusieurs articles de ${name} vous plaisent\u00a0? Un seul paiement, une seule rencontre.`,
  add: 'Ajouter au lot',
  added: 'Dans votre lot',
  one: 'Ajoutez un autre article pour les payer ensemble.',
  pay: 'Payer ensemble',
  empty: 'Vider le lot',
  full: (most) => `Un lot contient au plus ${most}\u00a0articles.`,
  gone: 'N’est plus disponible',
  someGone: (count) =>
    count < 2
      ? 'Un article n’est plus disponible. Retirez-le pour payer les autres.'
      : `${count} articles ne sont plus disponibles. Retirez-les pour payer les autres.`,
  allGone: 'Plus aucun de ces articles n’est disponible.',
  others: 'Autres annonces',
  takeOut: 'Retirer et continuer',
  remove: (title) => `Retirer ${title}`,
  agreed: 'Prix convenu',
  sum: (count) => `Prix des ${count} articles`,
  handedOver: 'Vous vous rencontrez une seule fois\u00a0: un seul code vaut pour tout.',
};
