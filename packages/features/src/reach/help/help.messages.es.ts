import type { HelpMessages } from './help.messages.js';

export const messages: HelpMessages = {
  title: 'Centro de ayuda',
  intro: 'Respuestas rápidas del equipo.',
  search: 'Buscar ayuda',
  searchPlaceholder: 'Buscar ayuda…',
  clear: 'Borrar la búsqueda',
  found: (count) => (count === 1 ? '1 artículo' : `${count} artículos`),
  none: 'Ningún artículo tiene esas palabras',
  noneText: 'Prueba con menos palabras, con otras, o escríbenos.',
  showAll: 'Ver todos los artículos',
  categories: {
    start: 'Primeros pasos',
    common: 'Preguntas comunes',
    buying: 'Comprar',
    selling: 'Vender y ganar',
    account: 'Cuenta y privacidad',
    safety: 'Seguridad',
  },
  back: 'Todos los artículos',
  related: 'Sigue leyendo',
  notFound: 'Este artículo no existe',
  contactTitle: '¿Sigues con dudas?',
  contactText: 'Escríbenos. Te responde una persona de verdad, de lunes a viernes, de 9:00 a 17:00.',
  contact: 'Escríbenos',
};
