import { formatCount } from '../../../kernel/count.js';
import type { CampusScopeMessages } from './campus-scope.messages.js';

export const messages: CampusScopeMessages = {
  where: 'Où ?',
  close: 'Fermer',
  scope: 'Quels campus',
  chosen: (name) => `Quels campus\u00a0: ${name}`,
  nearby: 'À proximité',
  all: 'Tous les campus',
  campus: 'Votre campus',
  chooseCampus: 'Choisissez votre campus',
  more: (count) =>
    count < 2
      ? 'Voir 1 annonce de plus d’autres campus'
      : `Voir ${formatCount(count, 'fr')} annonces de plus d’autres campus`,
};
