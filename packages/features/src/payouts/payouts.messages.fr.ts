import type { PayoutsMessages } from './payouts.messages.js';

/** Translations of known provider texts. The badge covers the others. */
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
  accountFirst:
    'Enregistrez votre compte ci-dessous. Un nouveau compte attend 24 heures, pour votre sécurité. Ensuite, nous l’envoyons une fois par jour.',
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
  limited: (limit: string) =>
    `Votre compte peut recevoir jusqu’à ${limit} par jour. Le reste part les jours suivants.`,
  takesLess: (limit: string) =>
    `Votre portefeuille n’a pas pris plus\u00a0: nous envoyons jusqu’à ${limit} par jour. Si votre réseau a relevé sa limite, enregistrez de nouveau le compte.`,
  partOfSale: 'Une partie d’une vente',
  feeReturned: (amount: string) => `Frais de ${amount} rendus`,
  sales: (count) => (count < 2 ? `${count} vente` : `${count} ventes`),
  fee: (amount) => `${amount} de frais`,
  keptOf: (amount) => `${amount} gardés pour des paiements que des banques ont réclamés`,
  delayed: 'Retardé',
  delayedTitle: 'Rien à faire',
  delayedText: 'L’argent est à vous. Le retard vient de nous, et nous vous prévenons dès l’envoi.',
  nextTry: (when) => `Prochain essai\u00a0: ${when}.`,
  failures: {
    recipient_invalid: 'Le réseau ne connaît pas ce compte. Vérifiez le numéro, le réseau et le nom.',
    account_not_credited: 'Le réseau n’a pas pu créditer ce compte. Il est peut-être fermé, bloqué ou plein.',
    wallet_limit:
      'La limite de votre portefeuille était atteinte. L’argent est à vous et part en plus petites parties.',
    transfer_returned: 'Le réseau a renvoyé l’argent.',
  },
  creditsTitle: 'De {campus.name}',
  creditsText: 'Notre équipe vous a accordé cet argent. Ce qui attend part avec votre prochain versement.',
  creditsFailed: 'Ce qui vous a été accordé n’a pas pu être chargé.',
  credits: (count) => (count < 2 ? `${count} avoir` : `${count} avoirs`),
  creditWithdrawn: (date, reason) => `Retiré le ${date}\u00a0: ${reason}`,
  creditStatuses: {
    waiting: 'Avec le prochain versement',
    on_the_way: 'En route',
    paid: 'Envoyé',
    withdrawn: 'Retiré',
  },
  statuses: {
    requested: 'En route',
    pending: 'En route',
    paid: 'Envoyé',
    failed: 'Retourné',
    reversed: 'Retourné',
  },
};
