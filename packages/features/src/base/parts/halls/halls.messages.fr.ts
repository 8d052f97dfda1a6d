import type { HallsMessages } from './halls.messages.js';

export const messages: HallsMessages = {
  hall: 'Résidence ou foyer',
  none: 'Aucune résidence',
  mineHint: 'Les listes commencent par votre résidence. Les autres ne la voient que là où vous l’affichez.',
  listingHint: 'Toute personne qui voit l’annonce voit sa résidence.',
};
