import type { HallsMessages } from './halls.messages.js';

export const messages: HallsMessages = {
  hall: 'Residencia',
  none: 'Sin residencia',
  mineHint: 'Las listas empiezan por tu residencia. Los demás solo la ven donde tú la muestras.',
  listingHint: 'Quien ve el anuncio ve su residencia.',
};
