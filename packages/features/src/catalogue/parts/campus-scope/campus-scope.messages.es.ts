import { formatCount } from '../../../kernel/count.js';
import type { CampusScopeMessages } from './campus-scope.messages.js';

export const messages: CampusScopeMessages = {
  where: '¿Dónde?',
  close: 'Cerrar',
  scope: 'Lugar',
  chosen: (name) => `Dónde: ${name}`,
  hall: 'Mi residencia',
  mine: 'Mi campus',
  nearby: 'Cerca',
  all: 'Todos los campus',
  campuses: (count) => `${formatCount(count, 'es')} campus`,
  amount: (count) => formatCount(count, 'es'),
  nameHall: 'Indicar mi residencia',
  changeHall: 'Cambiar de residencia',
  show: (count) =>
    count === 0
      ? 'Aún no hay nada aquí'
      : count === 1
        ? 'Ver 1 anuncio'
        : `Ver ${formatCount(count, 'es')} anuncios`,
  showAny: 'Ver',
  campus: 'Tu campus',
  chooseCampus: 'Elige tu campus',
  moreOnCampus: (count) =>
    count === 1
      ? 'Ver 1 anuncio más en mi campus'
      : `Ver ${formatCount(count, 'es')} anuncios más en mi campus`,
  more: (count) =>
    count === 1
      ? 'Ver 1 anuncio más de otros campus'
      : `Ver ${formatCount(count, 'es')} anuncios más de otros campus`,
};
