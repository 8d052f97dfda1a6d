import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { CreditsMessages } from './credits.messages.js';

export const messages: CreditsMessages = {
  open: 'Avoirs',
  title: (name) => `Avoirs de ${name}`,
  text: 'De l’argent du campus qui part avec le prochain versement de l’étudiant.',
  none: 'Rien n’a encore été accordé.',
  givenBy: (date, name) => `Accordé le ${date} par ${name}`,
  withdrawnBy: (date, name, reason) => `Retiré le ${date} par ${name}\u00a0: ${reason}`,
  statuses: {
    waiting: 'Attend le prochain versement',
    on_the_way: 'En route',
    paid: 'Versé',
    withdrawn: 'Retiré',
  },
  deletedUser: UNKNOWN_USER.fr,
  give: 'Accorder un avoir',
  giveText: (name) =>
    `${name} le reçoit avec son prochain versement et lit votre motif. Vous pouvez le retirer jusque-là.`,
  amount: 'Montant',
  upTo: (max, aDay) => `Jusqu’à ${max} à la fois, et ${aDay} sur 24\u00a0heures.`,
  amountNeeded: 'Veuillez saisir un montant.',
  reason: 'Motif',
  reasonHelp: 'L’étudiant le lit, et il est inscrit au journal.',
  reasonNeeded: 'Veuillez indiquer un motif.',
  send: 'Accorder',
  sending: 'Envoi...',
  given: (amount) => `${amount} accordés`,
  failed: 'L’avoir n’a pas pu être accordé. Veuillez réessayer.',
  notForThem: 'Vous ne pouvez rien accorder à vous-même ni à un autre administrateur.',
  withdraw: 'Retirer',
  withdrawText: (amount) => `Les ${amount} ne seront pas versés. C’est définitif.`,
  notWaiting:
    'Ce n’est plus possible\u00a0: il est en cours de versement, ou un autre administrateur l’a retiré.',
  ownCredit: 'C’est votre propre avoir\u00a0: un autre administrateur décide.',
  cancel: 'Annuler',
  close: 'Fermer',
};
