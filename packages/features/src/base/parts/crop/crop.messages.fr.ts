import type { CropMessages } from './crop.messages.js';

export const messages: CropMessages = {
  title: 'Tourner et recadrer',
  hint: 'Déplacez l’image au doigt, à la souris ou avec les flèches.',
  use: 'Utiliser',
  area: 'Partie de la photo',
  turn: 'Tourner',
  larger: 'Agrandir',
  smaller: 'Réduire',
  shape: 'Format',
  shapes: { upright: 'Vertical', square: 'Carré', wide: 'Large' },
  failed: 'Ce navigateur ne peut pas modifier la photo. Elle reste telle quelle.',
  close: 'Fermer',
  cancel: 'Annuler',
};
