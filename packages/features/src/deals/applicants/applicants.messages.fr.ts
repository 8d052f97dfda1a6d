import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import { formatCount } from '../../kernel/count.js';
import type { ApplicantsMessages } from './applicants.messages.js';

export const messages: ApplicantsMessages = {
  title: 'Candidatures',
  count: (count) =>
    count < 2
      ? `${formatCount(count, 'fr')} étudiant a candidaté`
      : `${formatCount(count, 'fr')} étudiants ont candidaté`,
  emptyTitle: 'Personne n’a encore candidaté',
  emptyText: 'Nous vous prévenons dès que quelqu’un le fait. Partagez la tâche pour trouver plus vite.',
  failed: 'Impossible de charger les candidatures.',
  missing: 'Cette tâche n’existe pas, ou n’est pas la vôtre.',
  more: 'Afficher plus',
  backToTask: 'Retour à la tâche',
  myListings: 'Mes annonces',
  applied: (when) => `Candidature ${when}`,
  deletedUser: UNKNOWN_USER.fr,
  verified: 'Étudiant vérifié',
  asks: (amount) => `Demande ${amount}`,
  has: 'Tâche confiée',
  message: 'Écrire',
  opening: 'Ouverture...',
  messageFailed: 'Impossible de commencer la conversation. Veuillez réessayer.',
  choose: 'Choisir',
  chooseLabel: (name) => `Choisir ${name}`,
  chooseTitle: (name) => `Choisir ${name}\u00a0?`,
  chooseText:
    'Cette personne en est informée aussitôt, comme les autres. Vous payez quand vous êtes d’accord.',
  chooseAtText: (price, total) =>
    `Vous convenez de ${price}\u00a0: avec les frais, vous payez ${total}. Cette personne en est informée aussitôt, comme tous les autres candidats.`,
  choosing: 'Attribution...',
  chosen: (name) => `La tâche est confiée à ${name}`,
  chooseFailed: 'Impossible d’attribuer la tâche. Veuillez réessayer.',
  takeBack: 'Réattribuer',
  takeBackTitle: (name) => `Retirer la tâche à ${name}\u00a0?`,
  takeBackText:
    'Nous prévenons cette personne que la tâche n’est plus à elle, et tout le monde peut de nouveau candidater.',
  takingBack: 'Réattribution...',
  takenBack: 'La tâche est à nouveau ouverte',
  pay: (amount) => `Payer ${amount}`,
  payText: 'L’argent est retenu jusqu’à ce que le travail soit fait et que vous montriez votre code.',
  showCode: 'Montrer mon code',
  paid: 'Payé et retenu. Montrez votre code quand le travail est fait.',
  over: 'Cette tâche n’est plus ouverte.',
  cancel: 'Annuler',
  invitedTitle: 'Invitations',
  invitationStatuses: { invited: 'En attente', applied: 'A candidaté', declined: 'A refusé' },
  suggestedTitle: 'Inviter des étudiants',
  suggestedText: 'Ces étudiants ont déjà fait ce genre de travail. Vous pouvez inviter chacun une fois.',
  completed: (count) =>
    count < 2 ? `${formatCount(count, 'fr')} tâche faite` : `${formatCount(count, 'fr')} tâches faites`,
  invite: 'Inviter',
  inviteLabel: (name) => `Inviter ${name}`,
  invited: (name) => `Invitation envoyée à ${name}`,
  inviteFailed: 'Impossible d’envoyer l’invitation. Veuillez réessayer.',
};
