import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { MyWorkMessages } from './my-work.messages.js';

export const messages: MyWorkMessages = {
  title: 'Mes tâches',
  tabs: { assigned: 'Attribuées', applied: 'Candidatures' },
  empty: {
    assigned: [
      'Pas encore de tâche',
      'Candidatez à une mission ou à une livraison. Quand vous l’obtenez, elle apparaît ici.',
    ],
    applied: ['Pas encore de candidature', 'Vos candidatures apparaissent ici, avec la réponse à chacune.'],
  },
  browse: 'Parcourir {campus.sidehustle}',
  failed: 'Impossible de charger vos tâches.',
  more: 'Afficher plus',
  postedBy: (name) => `De ${name}`,
  deletedUser: UNKNOWN_USER.fr,
  youReceive: (amount) => `Vous recevez ${amount}`,
  unpaid: (name) => `Pas encore payée\u00a0: attendez que ${name} ait payé avant de commencer.`,
  held: (name) => `Payée, et l’argent est retenu pour vous. Le travail fait, demandez le code à ${name}.`,
  frozen: (name) => `La banque de ${name} réclame ce paiement. Attendez sa décision.`,
  disputed: 'La modération examine ce paiement.',
  enterCode: 'Saisir le code',
  seePayment: 'Voir le paiement',
  message: 'Écrire',
  opening: 'Ouverture...',
  messageFailed: 'Impossible de commencer la conversation. Veuillez réessayer.',
  applied: (when) => `Candidature ${when}`,
  yourPrice: (amount) => `Votre prix\u00a0: ${amount}`,
  yourMessage: 'Votre message\u00a0:',
  withdraw: 'Retirer',
  withdrawTitle: (title) => `Retirer votre candidature à «\u00a0${title}\u00a0»\u00a0?`,
  withdrawText: (name) =>
    `${name} ne voit plus votre candidature. Vous pouvez candidater à nouveau tant que la tâche est ouverte.`,
  giveBack: 'Me désister',
  giveBackTitle: (title) => `Vous désister de «\u00a0${title}\u00a0»\u00a0?`,
  giveBackText: (name) => `Nous prévenons ${name}, et la tâche est à nouveau ouverte à tous.`,
  withdrawing: 'Retrait...',
  withdrawn: 'Candidature retirée',
  withdrawFailed: 'Impossible de retirer votre candidature. Veuillez réessayer.',
  cancel: 'Annuler',
};
