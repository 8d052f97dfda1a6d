import type { AuthLayoutMessages } from './auth-layout.messages.js';

export const messages: AuthLayoutMessages = {
  product: '{campus.name}',
  language: 'Idioma',
  onlyStudents: '{campus.membersOnly}',
  promiseTitle: 'Confianza desde el principio',
  promiseVerified: 'Aquí todo el mundo ha verificado su correo de estudiante.',
  promiseHeld: 'Tu dinero se retiene hasta que os veáis. Se acabaron las estafas por pagar antes.',
  promiseCampus: 'Quedad en el campus, entre clases.',
};
