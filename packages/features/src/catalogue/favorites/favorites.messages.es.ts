import type { FavoritesMessages } from './favorites.messages.js';

export const messages: FavoritesMessages = {
  title: 'Favoritos',
  results: 'Anuncios',
  count: (count) => (count === 1 ? '1 anuncio' : `${count} anuncios`),
  saved: 'Guardados',
  liked: 'Me gusta',
  savedWhen: (when) => `Guardado ${when}`,
  likedWhen: (when) => `Te gustó ${when}`,
  noSaved: 'Aún no has guardado nada',
  noSavedText: 'Pulsa el corazón de un anuncio para guardarlo aquí. Solo lo ves tú.',
  noLiked: 'Aún no te gusta nada',
  noLikedText: 'Pulsa el pulgar en la página de un anuncio para decir que te gusta.',
  browse: 'Ver anuncios',
  failed: 'No se pudieron cargar tus favoritos.',
  more: 'Mostrar más',
  loadingMore: 'Cargando...',
};
