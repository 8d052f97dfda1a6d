import type { CourseMessages } from './course.messages.js';

export const messages: CourseMessages = {
  back: 'Toutes les catégories',
  sections: { archive: 'Documents d’étude', academia: 'Tuteurs', essentials: 'Manuels' },
  nothing: {
    archive: 'Pas encore de document d’étude.',
    academia: 'Pas encore de tuteur.',
    essentials: 'Pas encore de manuel.',
  },
  post: {
    archive: 'Partager un document',
    academia: 'Proposer des cours',
    essentials: 'Vendre un manuel',
  },
  empty: (code) => `Rien pour ${code} pour l’instant`,
  emptyHint: 'Lancez-vous\u00a0: partagez vos notes, proposez des cours ou transmettez votre manuel.',
  failed: 'Impossible de charger le cours.',
  follow: 'Suivre',
  followsIt: 'Suivi',
  following: 'Enregistrement...',
  followed: (code) => `Nous vous signalerons les nouveautés de ${code}`,
  unfollowed: (code) => `Vous ne suivez plus ${code}`,
  followFailed: 'L’enregistrement a échoué.',
  more: 'Afficher plus',
  loadingMore: 'Chargement...',
  notFound: 'Ce n’est pas le code d’un cours.',
};
