import { formatCount } from '../kernel/count.js';
import type { MyListingsMessages } from './my-listings.messages.js';

export const messages: MyListingsMessages = {
  title: 'Mes annonces',
  post: 'Publier une tâche',
  tabs: {
    open: 'Ouvertes',
    assigned: 'Attribuées',
    done: 'Terminées',
    draft: 'Brouillons',
    ended: 'Expirées',
  },
  count: (count) =>
    count < 2 ? `${formatCount(count, 'fr')} annonce` : `${formatCount(count, 'fr')} annonces`,
  empty: {
    open: ['Rien d’ouvert', 'Ce que vous publiez apparaît ici, avec tout ce que vous pouvez en faire.'],
    assigned: [
      'Rien d’attribué',
      'Les missions et livraisons que vous avez confiées attendent ici d’être terminées.',
    ],
    done: ['Rien de terminé', 'Ce que vous avez vendu et ce qui a été fait pour vous est gardé ici.'],
    draft: ['Aucun brouillon', 'Enregistrez une annonce comme brouillon pour la reprendre plus tard.'],
    ended: [
      'Rien d’expiré',
      'Les annonces expirent après 60 jours, les événements et missions à leur date. Vous pouvez les republier.',
    ],
  },
  failed: 'Impossible de charger vos annonces.',
  retry: 'Réessayer',
  more: 'Afficher plus',
  ends: (date) => `Expire le ${date}`,
  ended: (date) => `Expirée le ${date}`,
  hidden: 'Un modérateur l’a masquée. Vous seul la voyez.',
  whyHidden: 'Voir pourquoi, et que faire',
  applicants: (count) =>
    count < 2 ? `${formatCount(count, 'fr')} candidature` : `${formatCount(count, 'fr')} candidatures`,
  actionsOf: (title) => `Actions pour ${title}`,
  edit: 'Modifier',
  publish: 'Publier',
  finish: 'Compléter',
  offerAgain: 'Remettre en vente',
  relist: 'Republier',
  markSold: 'Marquer comme vendue',
  markDone: 'Marquer comme terminée',
  takeBack: 'Réattribuer',
  pay: (amount) => `Payer ${amount}`,
  showCode: 'Montrer mon code',
  delete: 'Supprimer',
  deleting: 'Suppression...',
  deleteTitle: (title) => `Supprimer «\u00a0${title}\u00a0»\u00a0?`,
  deleteText: 'Elle disparaît pour tout le monde. Vous pouvez annuler pendant 10 secondes.',
  deleteEventText:
    'Elle disparaît pour tout le monde. Vous pouvez annuler pendant 10 secondes\u00a0; ensuite, les personnes inscrites apprennent que l’événement est annulé.',
  takeBackTitle: (title) => `Reprendre «\u00a0${title}\u00a0»\u00a0?`,
  takeBackText:
    'L’étudiant apprend que la tâche n’est plus à lui, et tout le monde peut à nouveau candidater.',
  takingBack: 'Reprise...',
  cancel: 'Annuler',
  undo: 'Annuler la suppression',
  justDeleted: 'Elle a disparu pour tout le monde. Vous pouvez encore annuler pendant deux minutes.',
  moved: 'Annonce mise à jour',
  moveFailed: 'Impossible de mettre à jour l’annonce. Veuillez réessayer.',
  dateFirst: 'Sa date est passée. Choisissez-en une nouvelle, puis republiez-la.',
};
