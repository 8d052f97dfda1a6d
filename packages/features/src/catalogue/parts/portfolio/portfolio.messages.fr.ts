import type { PortfolioMessages } from './portfolio.messages.js';

export const messages: PortfolioMessages = {
  title: 'Mes réalisations',
  titleOf: (name) => `Réalisations de ${name}`,
  empty: 'Montrez votre travail',
  emptyHint: 'On choisit plus volontiers une personne dont on voit le travail.',
  add: 'Ajouter des images',
  edit: 'Modifier les images',
  failed: 'Impossible de charger les images.',
  open: (caption) => `Ouvrir l’image «\u00a0${caption}\u00a0» dans un nouvel onglet`,
  takeDown: 'Retirer',
  takeDownOf: (caption) => `Retirer «\u00a0${caption}\u00a0»`,
  takeDownTitle: 'Retirer cette image\u00a0?',
  takeDownText: 'Elle est retirée définitivement. La personne qui l’a publiée lira votre motif.',
  reason: 'Motif',
  reasonMissing: 'Indiquez pourquoi',
  takingDown: 'Retrait...',
  takeDownFailed: 'Impossible de retirer l’image. Réessayez.',
  cancel: 'Annuler',
  close: 'Fermer',
};
