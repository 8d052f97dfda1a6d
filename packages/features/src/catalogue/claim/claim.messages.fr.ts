import type { ClaimMessages } from './claim.messages.js';

export const messages: ClaimMessages = {
  loadingTitle: 'Vos annonces',
  failed: 'Vos annonces n’ont pas pu être chargées.',
  missing: 'Ce lien ne fonctionne pas',
  missingText: 'Ouvrez le lien du dernier e-mail de {campus.name}, ou écrivez-nous.',
  expired: 'Ce lien a expiré',
  expiredText: (day) =>
    `Il fonctionnait jusqu’au ${day}. Écrivez-nous, et nous vous en enverrons un nouveau.`,
  revoked: 'Ce lien a été désactivé',
  revokedText:
    'L’équipe de {campus.name} l’a désactivé. Les annonces ont été supprimées, et personne ne les a vues.',
  contact: 'Nous écrire',
  toHome: 'Vers l’accueil',
  open: (count) =>
    count === 1 ? 'Une annonce est prête pour vous' : `${count} annonces sont prêtes pour vous`,
  notPublished: (count) =>
    count === 1 ? 'Une annonce n’est pas publiée' : `${count} annonces ne sont pas publiées`,
  openText: 'L’équipe de {campus.name} a tout préparé. Personne d’autre ne le voit avant la publication.',
  withAddress: (address) =>
    `Inscrivez-vous avec ${address} pour publier. Vous pourrez tout modifier ensuite.`,
  withPhone: (phone) =>
    `Ce lien est arrivé au ${phone}. Inscrivez-vous avec votre adresse étudiante pour publier. Vous pourrez tout modifier ensuite.`,
  signUp: 'S’inscrire',
  haveAccount: 'Vous avez un compte\u00a0?',
  logIn: 'Se connecter',
  publish: (count) => (count === 1 ? 'Publier l’annonce' : `Publier ${count} annonces`),
  publishing: 'Publication en cours...',
  publishFailed: 'Rien n’a été publié. Veuillez réessayer.',
  tryAgain: 'Réessayer',
  someRefused: (count) =>
    count === 1
      ? 'Une annonce ne peut pas être publiée maintenant. Elle reste ici.'
      : `${count} annonces ne peuvent pas être publiées maintenant. Elles restent ici.`,
  notVerified: 'Vérifiez d’abord votre e-mail étudiant dans les paramètres.',
  paused: 'Les nouvelles annonces de ce type sont suspendues. Réessayez plus tard.',
  outdated: 'Un élément n’est plus accepté, une date par exemple.',
  postYourself: 'La publier vous-même',
  refused: 'Elle n’a pas pu être publiée. Réessayez plus tard.',
  published: 'Publiée',
  free: 'Gratuit',
  claimed: 'Vos annonces sont en ligne',
  claimedText:
    'Tout le monde peut les voir sur {campus.name}. Vous pouvez les modifier ou les supprimer à tout moment.',
  toMyListings: 'Voir mes annonces',
  claimedBefore: 'Ce lien a déjà servi',
  claimedBeforeText: (address) => `Le compte de ${address} a publié les annonces.`,
  otherAccount: 'Ce lien est destiné à un autre compte',
  otherAccountText: (address, name) =>
    `Il appartient à ${address}, et vous utilisez le compte de ${name}. Déconnectez-vous, puis connectez-vous avec cette adresse.`,
  otherStudentText: (name) =>
    `Vous utilisez le compte de ${name}. Ce lien appartient à une autre personne, ou à une autre université.`,
  phoneClaimedBeforeText: (phone) => `La personne au ${phone} a publié les annonces.`,
  logOut: 'Se déconnecter',
};
