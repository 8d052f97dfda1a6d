import type { SearchFitMessages } from './search-fit.messages.js';

export const messages: SearchFitMessages = {
  some: 'Los primeros anuncios son lo que buscas. Los demás se acercan.',
  most: 'Ningún anuncio es todo lo que buscas. Estos se acercan.',
  corrected: 'Hemos corregido la ortografía de tus palabras.',
  alike: 'Ningún anuncio tiene estas palabras. Las de estos se escriben casi igual.',
};
