import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import { formatCount } from '../../../kernel/count.js';
import type { DoorMessages } from './door.messages.js';

export const messages: DoorMessages = {
  preparing: 'Preparando el modo sin conexión...',
  ready: ({ tickets, asOf }) =>
    `Funciona sin conexión · ${tickets === 1 ? '1 entrada' : `${formatCount(tickets, 'es')} entradas`}, actualizado a las ${asOf}`,
  notReady: 'Aún no funciona sin conexión. Abre esta página una vez con red.',
  partial:
    'Este evento tiene más entradas de las que este teléfono puede guardar. Sin red, escanéalas en vez de escribir su código.',
  fleeting: 'Este navegador no guarda nada: deja esta página abierta hasta que todo esté enviado.',
  offlineTitle: 'Sin red',
  offlineText: 'Este teléfono comprueba las entradas y enviará quién entró cuando vuelva la red.',
  offlineNotReady: 'Este teléfono aún no conoce las entradas de este evento y no puede comprobarlas sin red.',
  toBeSent: (count) => `${formatCount(count, 'es')} por enviar`,
  toBeSentText: 'Se envían en cuanto haya red, desde cualquier página. No cierres la sesión hasta entonces.',
  isGood: 'La entrada vale',
  isIn: (name) => `${name} ya está dentro`,
  deletedUser: UNKNOWN_USER.es,
  ticketOf: (number, of) => `Entrada ${number} de ${of}`,
  noOneIn: 'No puede entrar',
  notOfEvent: 'No es una entrada de este evento.',
  problems: {
    unreadable: 'Esto no es una entrada. Comprueba las letras y las cifras.',
    unsupported: 'Este navegador no puede comprobar entradas sin red.',
    forged: 'Esta entrada no es auténtica.',
    other_event: 'Esta entrada es de otro evento.',
    unknown:
      'No es una entrada de este evento, o se vendió después de que este teléfono tuviera red por última vez.',
    void: 'Quien tenía esta entrada la canceló.',
    refunded: 'Cancelada y reembolsada.',
    over: 'Este evento ya terminó.',
    cancelled: 'Este evento está cancelado.',
  },
  used: (at) => (at === null ? 'Ya se usó.' : `Ya se usó, a las ${at}.`),
  taken: (at) => (at === null ? 'Ya se usó en este teléfono.' : `Ya se usó en este teléfono, a las ${at}.`),
  early: (at) => (at === null ? 'Las puertas aún no están abiertas.' : `Las puertas abren el ${at}.`),
  opensTitle: (at) => `Las puertas abren el ${at}`,
  opensText: 'Podrás comprobar entradas desde entonces.',
  conflictsTitle: (count) => (count === 1 ? '1 no se contó' : `${formatCount(count, 'es')} no se contaron`),
  conflictsText: 'Este teléfono les dejó entrar sin red. El servidor no los contó, por este motivo:',
  dismiss: (name) => `Descartar a ${name}`,
  dismissAll: 'Descartar todo',
  dismissOne: 'Descartar',
  elsewhere: ({ elsewhere, here }) =>
    `Esta entrada se usó en otro sitio a las ${elsewhere}, y en este teléfono a las ${here}. Cuenta una vez.`,
  refusals: {
    ticket_unknown: 'No es una entrada de este evento.',
    ticket_void: 'La entrada se canceló antes de que este teléfono se sincronizara.',
    ticket_cancelled: 'La entrada está cancelada y reembolsada.',
    door_not_open: 'Las puertas aún no estaban abiertas.',
    event_over: 'El evento había terminado hacía más de un día.',
    event_cancelled: 'El evento se canceló.',
    other: 'El servidor la rechazó.',
  },
  admittedHere: (at) => `Entró aquí a las ${at}`,
};
