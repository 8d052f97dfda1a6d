import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { LessonMessages } from './lesson.messages.js';

export const messages: LessonMessages = {
  move: 'Cambiar la hora',
  propose: 'Proponer otra hora',
  proposeOther: 'Proponer otra hora',
  calendar: 'Añadir al calendario',
  until: (when) => `Se puede cambiar hasta el ${when}.`,
  tooLate: 'Empieza en menos de 4 horas y ya no se puede cambiar.',
  proposedToMe: (name, when) => `${name} propone otra hora: ${when}.`,
  proposedByMe: (name, when) => `Has propuesto ${when}. Esperando a ${name}.`,
  accept: 'Aceptar',
  decline: 'Mantener la hora',
  takeBack: 'Retirar',
  moveTitle: '¿Cuándo, si no?',
  moveText: (name) =>
    `Elige otra hora libre. Se cambia al momento, avisamos a ${name} y tu dinero sigue retenido.`,
  proposeTitle: '¿Cuándo, si no?',
  proposeText: (name) => `${name} tiene que aceptar. Hasta entonces, la clase sigue a su hora.`,
  close: 'Cerrar',
  cancel: 'Cancelar',
  send: 'Cambiar',
  sendProposal: 'Proponer',
  sending: 'Enviando...',
  moved: (when) => `Cambiada al ${when}.`,
  proposed: (name) => `Enviado. Te avisaremos cuando ${name} responda.`,
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  other: UNKNOWN_USER.es,
};
