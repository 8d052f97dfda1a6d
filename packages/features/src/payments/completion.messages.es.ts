import type { CompletionMessages } from './completion.messages.js';

export const messages: CompletionMessages = {
  title: 'El trabajo',
  statuses: { working: 'En curso', done: 'Hecho', revision: 'Revisión' },
  worker: 'el estudiante',
  poster: 'quien lo publicó',
  buyer: {
    working: (name) => `${name} está en ello, y lo dice aquí cuando esté hecho.`,
    done: (name, day) =>
      `Míralo y luego libera el dinero o pide una revisión. Si no dices nada, ${name} cobra el ${day}.`,
    revision: (name) => `Pediste una revisión. ${name} lo dice aquí cuando esté hecha.`,
  },
  seller: {
    working: (name) =>
      `Cuando el trabajo esté hecho, dilo: desde entonces ${name} tiene siete días para mirarlo.`,
    done: (name, day) => `Espera a que ${name} lo mire. El dinero se libera el ${day} como muy tarde.`,
    revision: (name) => `${name} quiere que cambies algo. Dilo otra vez cuando esté hecho.`,
  },
  said: (name, when) => `${name}, ${when}`,
  you: 'Tú',
  asked: 'Revisión pedida:',
  note: '¿Qué hiciste?',
  notePlaceholder: 'Qué está hecho y dónde se puede ver',
  finish: 'Marcar como hecho',
  finishing: 'Enviando...',
  finished: 'Marcado como hecho',
  accept: 'Aceptar el trabajo',
  acceptTitle: '¿Aceptar el trabajo y liberar el dinero?',
  acceptText: (name) => `${name} recibe el dinero enseguida. No se puede deshacer.`,
  acceptConfirm: 'Liberar el dinero',
  accepting: 'Liberando...',
  revise: 'Pedir una revisión',
  reviseTitle: 'Pedir una revisión',
  reviseText: (left) =>
    left === 1
      ? 'Es la última que puedes pedir. Los siete días empiezan otra vez.'
      : `Puedes pedir ${left} más. Con cada una los siete días empiezan otra vez.`,
  reason: '¿Qué debe cambiar?',
  required: 'Obligatorio',
  noMore: 'Ya pediste todas las revisiones. Acepta el trabajo o informa de un problema.',
  failed: 'Eso no funcionó. Inténtalo de nuevo.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  send: 'Enviar',
  sending: 'Enviando...',
  sentBack: 'Revisión pedida',
};
