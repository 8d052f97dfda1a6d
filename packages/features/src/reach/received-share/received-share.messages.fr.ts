import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { ReceivedShareMessages } from './received-share.messages.js';

export const messages: ReceivedShareMessages = {
  title: 'Où le mettre\u00a0?',
  loading: 'Chargement...',
  pictures: 'Images partagées',
  picture: (number) => `Image ${number}`,
  sell: 'Vendre',
  sellText: 'Une nouvelle annonce avec ces images',
  stall: 'Ajouter à mon étal',
  stallText: 'Un nouvel article dans votre liste de prix',
  chat: 'Envoyer dans une conversation',
  chatText: 'Vous pouvez relire avant d’envoyer.',
  chatsFailed: 'Vos conversations n’ont pas pu être chargées.',
  noChats: 'Pas encore de conversation.',
  unknownUser: UNKNOWN_USER.fr,
  notPictures: (count) =>
    count === 1
      ? '1 fichier n’est pas une image et a été laissé de côté.'
      : `${count} fichiers ne sont pas des images et ont été laissés de côté.`,
  tooLarge: (count, megabytes) =>
    count === 1
      ? `1 image dépasse ${megabytes}\u00a0Mo et a été laissée de côté.`
      : `${count} images dépassent ${megabytes}\u00a0Mo et ont été laissées de côté.`,
  tooMany: (count, max) =>
    count === 1
      ? `${max} images au plus\u00a0: 1 a été laissée de côté.`
      : `${max} images au plus\u00a0: ${count} ont été laissées de côté.`,
  noneTitle: 'Rien à partager',
  none: 'Ce partage a déjà servi, ou une heure est passée. Partagez-le de nouveau depuis votre galerie.',
  lostTitle: 'Rien n’est arrivé',
  lost: 'L’application démarrait encore, ou votre téléphone n’a plus de place. Partagez-le de nouveau.',
  emptyTitle: 'Le partage était vide',
  empty: 'Nous prenons des images et du texte. Choisissez-en, puis partagez de nouveau.',
  home: 'Aller à l’accueil',
  noRoom: 'Votre téléphone n’a plus de place. Libérez-en, puis réessayez.',
  noSlot: 'Vous avez déjà cinq brouillons de ce type. Terminez-en ou supprimez-en un d’abord.',
  uploadFailed: 'L’image n’a pas pu être envoyée. Réessayez.',
  working: 'Un instant...',
  discard: 'Supprimer',
};
