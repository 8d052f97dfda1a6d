import type { CompletionMessages } from './completion.messages.js';

export const messages: CompletionMessages = {
  title: 'El trabajo',
  statuses: { working: 'En curso', done: 'Hecho', revision: 'Revisión' },
  worker: 'el estudiante',
  poster: 'quien lo publicó',
  buyer: {
    working: (name) => `${name} está en ello y lo marcará como hecho aquí.`,
    done: (name, day) =>
      `Revísalo y luego libera el dinero o pide una revisión. Si no dices nada, ${name} cobra el ${day}.`,
    revision: (name) => `Pediste una revisión. ${name} la marcará como hecha aquí.`,
  },
  seller: {
    working: (name) =>
      `Márcalo como hecho cuando lo esté. Cobras cuando ${name} lo acepte, o siete días después.`,
    done: (name, day) => `Espera a que ${name} lo revise. El dinero se libera el ${day} como muy tarde.`,
    revision: (name) => `${name} pide cambios. Márcalo otra vez como hecho cuando termines.`,
  },
  deadline: {
    buyer: {
      ahead: (due, cancel) =>
        `Para el ${due}. Si no se marca como hecho, puedes cancelar desde el ${cancel} y recuperar todo.`,
      overdue: (due, refund) =>
        `Era para el ${due}. Puedes cancelar ahora y recuperar todo. Si no está hecho el ${refund}, te lo devolvemos automáticamente.`,
    },
    seller: {
      ahead: (due, cancel, name) =>
        `Para el ${due}. ${name} puede cancelar desde el ${cancel} si no está marcado como hecho.`,
      overdue: (due, refund, name) =>
        `Era para el ${due}, así que ${name} puede cancelar. Si no está marcado como hecho el ${refund}, el dinero se devuelve.`,
    },
  },
  errand: {
    note: '¿Dónde lo dejaste?',
    notePlaceholder: 'Quién lo recogió, o dónde está ahora',
    accept: 'Lo tengo',
    acceptTitle: '¿Confirmar la entrega y liberar el dinero?',
    noMore: '¿Algo va mal? Informa de un problema más abajo.',
  },
  said: (name, when) => `${name}, ${when}`,
  you: 'Tú',
  asked: 'Revisión pedida:',
  note: '¿Qué hiciste?',
  notePlaceholder: 'Qué está hecho y dónde se puede ver',
  files: 'Archivos',
  addFiles: 'Añadir archivos',
  filesHint: (count) => `Hasta ${count} archivos de 25 MB: PDF, Word, Excel, PowerPoint, ZIP o imágenes.`,
  filesWaiting: 'Se marca como hecho cuando lleguen todos los archivos.',
  filesFailed: 'No han llegado todos los archivos. Reintenta los que fallaron, o quítalos.',
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
      ? 'Es tu última revisión. El dinero no se libera hasta que esté hecha.'
      : `Puedes pedir ${left} más. El dinero no se libera hasta que esté hecha.`,
  reason: '¿Qué debe cambiar?',
  noMore: 'Ya usaste todas tus revisiones. Acepta el trabajo o informa de un problema.',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  send: 'Enviar',
  sending: 'Enviando...',
  sentBack: 'Revisión pedida',
};
