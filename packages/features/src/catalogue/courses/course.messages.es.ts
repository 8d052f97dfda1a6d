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
    academia: 'Ofrecer clases',
    essentials: 'Vender un libro',
  },
  empty: (code) => `Aún no hay nada para ${code}`,
  emptyHint: 'Publica antes que nadie: comparte tus apuntes, ofrece clases o pasa tu libro de texto.',
  failed: 'No se pudo cargar el curso.',
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
