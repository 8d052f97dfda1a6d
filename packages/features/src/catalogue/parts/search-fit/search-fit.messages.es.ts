import type { SearchFitMessages } from './search-fit.messages.js';

export const messages: SearchFitMessages = {
  some: 'Los primeros anuncios son lo que buscas. Los demás se acercan.',
  most: 'Ninguna coincidencia exacta. Estos se acercan.',
  corrected: 'Hemos corregido la ortografía.',
  alike: 'Ningún anuncio tiene estas palabras. Estos tienen otras casi iguales.',
};
