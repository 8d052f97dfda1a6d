import type { AuthLayoutMessages } from './auth-layout.messages.js';

export const messages: AuthLayoutMessages = {
  product: '{campus.name}',
  language: 'Idioma',
  onlyStudents: '{campus.membersOnly}',
  promiseTitle: 'Confianza desde el principio',
  promiseVerified: 'Aquí todos han verificado su correo universitario.',
  promiseHeld: 'Tu dinero se retiene hasta que os veis. Se acabó el fraude por adelantado.',
  promiseCampus: 'Quedad en el campus, entre clases.',
};
