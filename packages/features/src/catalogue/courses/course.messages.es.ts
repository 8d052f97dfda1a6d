import type { CourseMessages } from './course.messages.js';

export const messages: CourseMessages = {
  back: 'Todas las categorías',
  sections: { archive: 'Material de estudio', academia: 'Tutores', essentials: 'Libros de texto' },
  nothing: {
    archive: 'Aún no hay material de estudio.',
    academia: 'Aún no hay tutores.',
    essentials: 'Aún no hay libros de texto.',
  },
  post: {
    archive: 'Compartir material',
    academia: 'Ofrecer tutorías',
    essentials: 'Vender un libro',
  },
  empty: (code) => `Aún no hay nada para ${code}`,
  emptyHint: 'Sé el primero: comparte tus apuntes, ofrécete a enseñar o pasa tu libro de texto.',
  failed: 'No se pudo cargar el curso.',
  retry: 'Reintentar',
  follow: 'Seguir',
  followsIt: 'Siguiendo',
  following: 'Guardando...',
  followed: (code) => `Te avisaremos de lo nuevo de ${code}`,
  unfollowed: (code) => `Ya no sigues ${code}`,
  followFailed: 'No se pudo guardar.',
  more: 'Mostrar más',
  loadingMore: 'Cargando...',
  notFound: 'Este no es el código de un curso.',
};
