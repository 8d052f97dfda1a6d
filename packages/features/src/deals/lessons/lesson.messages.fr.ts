import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { LessonMessages } from './lesson.messages.js';

export const messages: LessonMessages = {
  move: 'Déplacer le cours',
  propose: 'Proposer une autre heure',
  proposeOther: 'Proposer une autre heure',
  calendar: 'Ajouter à l’agenda',
  until: (when) => `Vous pouvez le déplacer jusqu’au ${when}.`,
  tooLate: 'Il commence dans moins de 4\u00a0heures et ne se déplace plus.',
  proposedToMe: (name, when) => `${name} propose plutôt ${when}.`,
  proposedByMe: (name, when) => `Vous avez proposé ${when}. En attente de ${name}.`,
  accept: 'Accepter',
  decline: 'Garder l’heure',
  takeBack: 'Retirer',
  moveTitle: 'Quand, plutôt\u00a0?',
  moveText: (name) =>
    `Choisissez une autre heure libre. Le cours est déplacé aussitôt, nous prévenons ${name} et votre argent reste retenu.`,
  proposeTitle: 'Quand, plutôt\u00a0?',
  proposeText: (name) => `${name} doit accepter. D’ici là, le cours reste à son heure.`,
  close: 'Fermer',
  cancel: 'Annuler',
  send: 'Déplacer',
  sendProposal: 'Proposer',
  sending: 'Envoi...',
  moved: (when) => `Déplacé au ${when}.`,
  proposed: (name) => `Envoyé. Nous vous préviendrons dès que ${name} répond.`,
  failed: 'Cela n’a pas fonctionné. Réessayez.',
  other: UNKNOWN_USER.fr,
};
