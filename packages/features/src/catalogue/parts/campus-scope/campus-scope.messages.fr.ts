import { formatCount } from '../../../kernel/count.js';
import type { CampusScopeMessages } from './campus-scope.messages.js';

export const messages: CampusScopeMessages = {
  where: 'Où ?',
  close: 'Fermer',
  scope: 'Lieu',
  chosen: (name) => `Où\u00a0: ${name}`,
  hall: 'Ma résidence',
  mine: 'Mon campus',
  nearby: 'À proximité',
  all: 'Tous les campus',
  campuses: (count) => `${formatCount(count, 'fr')} campus`,
  amount: (count) => formatCount(count, 'fr'),
  nameHall: 'Indiquer ma résidence',
  changeHall: 'Changer de résidence',
  show: (count) =>
    count === 0
      ? 'Rien ici pour l’instant'
      : count === 1
        ? 'Voir 1 annonce'
        : `Voir ${formatCount(count, 'fr')} annonces`,
  showAny: 'Voir',
  campus: 'Votre campus',
  chooseCampus: 'Choisissez votre campus',
  moreOnCampus: (count) =>
    count < 2
      ? 'Voir 1 annonce de plus sur mon campus'
      : `Voir ${formatCount(count, 'fr')} annonces de plus sur mon campus`,
  more: (count) =>
    count < 2 ? '1 annonce d’autres campus' : `${formatCount(count, 'fr')} annonces d’autres campus`,
};
