import type { WaitingListMessages } from './waiting-list.messages.js';

export const messages: WaitingListMessages = {
  title: (university) => `Pas encore ouvert\u00a0: ${university}`,
  tagline:
    '{campus.name} ouvre une université à la fois. Nous vous enverrons un seul e-mail, à l’ouverture de la vôtre.',
  address: (email) => `Nous enregistrons ${email}, et rien d’autre. Aucun compte n’est créé.`,
  join: 'Rejoindre la liste d’attente',
  joining: 'Inscription en cours...',
  joinFailed: 'Vous n’êtes pas encore sur la liste. Veuillez réessayer.',
  codeTitle: 'Consultez vos e-mails',
  codeText: (email) =>
    `Nous avons envoyé un code à ${email}. Saisissez-le, pour que personne d’autre ne vous inscrive.`,
  code: 'Code reçu par e-mail',
  resend: 'Renvoyer le code',
  back: 'Modifier mes informations',
  joinedTitle: 'Vous êtes sur la liste',
  joinedTagline: (university) =>
    `Nous vous enverrons un seul e-mail, quand {campus.name} ouvrira pour ${university}.`,
  waiting: (count) => `${count} étudiants ou plus de votre université attendent.`,
  why: 'Plus la liste est longue, plus tôt nous ouvrirons.',
  leave: 'Quitter la liste',
  leaving: 'Un instant...',
  left: 'Vous n’êtes plus sur la liste. Nous avons supprimé votre adresse.',
  leaveFailed: 'Vous êtes encore sur la liste. Veuillez réessayer.',
  invite: 'Inviter votre promotion',
  invitation:
    'Faisons venir {campus.name} dans notre université. Rejoignez la liste d’attente avec votre adresse étudiante\u00a0:',
};
