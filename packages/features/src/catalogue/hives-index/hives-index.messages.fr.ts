import { formatCount } from '../../kernel/count.js';
import type { HivesIndexMessages } from './hives-index.messages.js';

export const messages: HivesIndexMessages = {
  title: 'Ruches',
  stalls: 'Étals',
  stallsText: 'Plats, impressions et coiffures près de vous',
  open: (count) => (count < 2 ? `${count} annonce ouverte` : `${formatCount(count, 'fr')} annonces ouvertes`),
  failed: 'Impossible de charger les ruches. Veuillez réessayer plus tard.',
  essentials: 'Acheter et vendre sur le campus',
  academia: 'Trouver un tuteur, ou le devenir',
  logistics: 'Se faire aider pour livraisons et courses',
  buzz: 'Voir ce qui se passe sur le campus',
  archive: 'Partager et trouver des documents d’étude',
  sidehustle: 'Gagner de l’argent avec des missions',
  fresh: 'Du nouveau sur le campus',
  browseAll: 'Tout parcourir',
  feedback: {
    open: 'Envoyer une suggestion',
    intro: 'Quelle ruche ou fonction vous manque\u00a0? Nous lisons chaque suggestion.',
    close: 'Fermer',
    title: 'Titre',
    description: 'Description',
    category: 'Catégorie',
    categories: { feature: 'Nouvelle fonction', service: 'Nouveau service', other: 'Autre' },
    sending: 'Envoi…',
    thanks: 'Merci\u00a0! Nous examinerons votre suggestion.',
    failed: 'Votre suggestion n’a pas pu être envoyée. Veuillez réessayer.',
  },
};
