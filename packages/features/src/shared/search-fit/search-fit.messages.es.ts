import type { SearchFitMessages } from './search-fit.messages.js';

export const messages: SearchFitMessages = {
  some: 'Los primeros anuncios tienen todas tus palabras; los demás, la mayoría.',
  most: 'Ningún anuncio tiene todas tus palabras. Estos tienen la mayoría.',
  corrected: 'Hemos corregido la ortografía de tus palabras.',
  alike: 'Ningún anuncio tiene estas palabras. Las de estos se escriben casi igual.',
};
