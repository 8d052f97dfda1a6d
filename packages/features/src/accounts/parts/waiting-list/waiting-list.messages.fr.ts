import type { WaitingListMessages } from './waiting-list.messages.js';

export const messages: WaitingListMessages = {
  title: (university) => `Pas encore ouvert\u00a0: ${university}`,
  tagline:
    '{campus.name} ouvre une université après l’autre. Nous vous écrirons une fois, quand la vôtre sera ouverte.',
  address: (email) => `Nous notons ${email}, et rien d’autre. Aucun compte n’est créé.`,
  join: 'Rejoindre la liste d’attente',
  joining: 'Inscription en cours...',
  joinFailed: 'Vous n’êtes pas encore sur la liste. Veuillez réessayer.',
  back: 'Modifier mes informations',
  joinedTitle: 'Vous êtes sur la liste',
  joinedTagline: (university) =>
    `Nous vous écrirons une fois, quand {campus.name} ouvrira pour ${university}.`,
  waiting: (count) => `${count} étudiants ou plus de votre université attendent avec vous.`,
  why: 'Plus vous êtes nombreux à attendre, plus tôt nous ouvrirons.',
  leave: 'Quitter la liste',
  leaving: 'Un instant...',
  left: 'Vous n’êtes plus sur la liste. Nous avons supprimé votre adresse.',
  leaveFailed: 'Vous êtes encore sur la liste. Veuillez réessayer.',
  invite: 'Inviter votre promotion',
  invitation:
    'Faisons venir {campus.name} dans notre université. Rejoignez la liste d’attente avec votre e-mail étudiant\u00a0:',
};
