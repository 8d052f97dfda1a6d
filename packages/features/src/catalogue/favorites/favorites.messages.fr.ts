import type { FavoritesMessages } from './favorites.messages.js';

export const messages: FavoritesMessages = {
  title: 'Favoris',
  results: 'Annonces',
  count: (count) => (count < 2 ? `${count} annonce` : `${count} annonces`),
  saved: 'Enregistrées',
  liked: 'Aimées',
  savedWhen: (when) => `Enregistrée ${when}`,
  likedWhen: (when) => `Aimée ${when}`,
  noSaved: 'Rien d’enregistré pour l’instant',
  noSavedText: 'Touchez le cœur d’une annonce pour l’enregistrer ici. Personne d’autre ne le voit.',
  noLiked: 'Rien d’aimé pour l’instant',
  noLikedText: 'Touchez le pouce sur la page d’une annonce pour dire qu’elle vous plaît.',
  browse: 'Parcourir les annonces',
  failed: 'Impossible de charger vos favoris.',
  more: 'Afficher plus',
  loadingMore: 'Chargement...',
};
