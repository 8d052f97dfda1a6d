import type { PayoutsMessages } from './payouts.messages.js';

/** What is known of the provider's words; the badge says the rest. */
const FAILURES: Readonly<Record<string, string>> = {
  'The account could not be credited': 'Le compte n’a pas pu être crédité.',
  'The transfer was refused.': 'Le virement a été refusé.',
};

export const messages: PayoutsMessages = {
  title: 'Versements',
  available: 'Disponible',
  onTheWay: 'En route',
  held: 'Retenu jusqu’à la rencontre',
  debt: 'Gardé pour des paiements que des banques réclament',
  failed: 'Vos versements n’ont pas pu être chargés.',
  retry: 'Réessayer',
  accountFirst: 'Enregistrez votre compte ci-dessous\u00a0: nous l’envoyons alors une fois par jour.',
  daily: (minimum, when) =>
    `À partir de ${minimum}, nous l’envoyons d’office, une fois par jour. La prochaine fois\u00a0: ${when}.`,
  newAccount: (when) =>
    `Ce compte est nouveau. Pour protéger votre argent, nous y versons à partir du ${when}.`,
  stopped: 'Rien n’est envoyé d’office tant que vous n’avez pas enregistré à nouveau votre compte.',
  payNow: (amount) => `Me verser ${amount} maintenant`,
  payNowHint: (fee) => `Frais du versement immédiat\u00a0: ${fee}`,
  paying: 'Envoi...',
  requested: 'Votre argent est en route.',
  payFailed: 'Le versement n’a pas pu commencer. Veuillez réessayer.',
  accountTitle: 'Compte de versement',
  accountText: 'Le produit de vos ventes est versé sur ce compte mobile money.',
  attention: 'Le dernier versement est revenu. Vérifiez le numéro et enregistrez-le à nouveau.',
  change: 'Changer de compte',
  cancel: 'Annuler',
  network: 'Réseau',
  phone: 'Numéro mobile money',
  phoneHint: 'Par exemple {campus.examplePhone}.',
  otherNetwork: (network) => `Ce numéro vient de ${network}. Gardez ce choix seulement s’il a été transféré.`,
  name: 'Nom du compte',
  useHolder: 'Utiliser ce nom',
  save: 'Enregistrer le compte',
  saving: 'Enregistrement...',
  saved: 'Compte de versement enregistré',
  saveFailed: 'Le compte n’a pas pu être enregistré. Veuillez réessayer.',
  listTitle: 'Ce que vous avez reçu',
  empty: 'Rien ne vous a encore été envoyé.',
  more: 'Afficher plus',
  failure: (reason) => FAILURES[reason] ?? null,
  sales: (count) => (count < 2 ? `${count} vente` : `${count} ventes`),
  fee: (amount) => `${amount} de frais`,
  statuses: {
    requested: 'En route',
    pending: 'En route',
    paid: 'Envoyé',
    failed: 'Retourné',
    reversed: 'Retourné',
  },
};
