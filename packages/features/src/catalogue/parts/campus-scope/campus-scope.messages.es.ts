import { formatCount } from '../../../kernel/count.js';
import type { CampusScopeMessages } from './campus-scope.messages.js';

export const messages: CampusScopeMessages = {
  where: '¿Dónde?',
  close: 'Cerrar',
  scope: 'Qué campus',
  chosen: (name) => `Qué campus: ${name}`,
  nearby: 'Cerca',
  all: 'Todos los campus',
  campus: 'Tu campus',
  chooseCampus: 'Elige tu campus',
  more: (count) =>
    count === 1
      ? 'Ver 1 anuncio más de otros campus'
      : `Ver ${formatCount(count, 'es')} anuncios más de otros campus`,
};
