import type { OfflineHandoverMessages } from './offline-handover.messages.js';

export const messages: OfflineHandoverMessages = {
  title: '¿Sin red en el lugar del encuentro?',
  offline: 'No tienes conexión. Esto es lo que tu teléfono guarda del pedido.',
  buyer: 'el comprador',
  seller: 'el vendedor',
  ready: (name) => `Tu teléfono guarda un vale para este pedido. ${name} puede comprobarlo sin red.`,
  none: 'Este teléfono aún no tiene un vale para este pedido. Abre esta página una vez con red: después funciona sin ella.',
  asking: 'Obteniendo el vale...',
  show: 'Mostrar el vale',
  ask: ({ name, amount }) =>
    `Muestra el vale solo cuando tengas lo que pagaste. Le da ${amount} a ${name}, y no se puede deshacer.`,
  askYes: 'Ya lo tengo, mostrar el vale',
  askNo: 'Todavía no',
  qr: 'Vale que libera el dinero de este pedido',
  typed: 'O díctalo:',
  shownHint: (name) => `${name} lo escanea o lo escribe en la página de este pedido.`,
  shown: (name) => `${name} ya lo tiene`,
  hide: 'Ocultarlo',
  sellerText: (name) =>
    `${name} puede mostrar un vale en lugar del código. Este teléfono lo comprueba sin red.`,
  label: 'Vale',
  help: '16 letras y cifras. O escanéalo con la cámara.',
  check: 'Comprobar el vale',
  checking: 'Comprobando...',
  scanTitle: 'Escanear el vale del comprador',
  scanWrong: 'Eso no es un vale.',
  waitingTitle: 'Entregado',
  waitingBuyer: (name) =>
    `${name} recibe el dinero en cuanto uno de vuestros dos teléfonos tenga conexión. No tienes que hacer nada más.`,
  waitingSeller: (amount) =>
    `El vale es bueno. Recibes ${amount} en cuanto uno de vuestros dos teléfonos tenga conexión, salvo que el pedido se bloquee antes.`,
  clock: 'Puede que la hora de este teléfono esté mal. Cuenta la hora del servidor.',
  refusedTitle: 'El vale fue rechazado',
  tryAgain: 'Presentarlo otra vez',
  problems: {
    unreadable: 'Eso no es un vale. Revisa las letras y las cifras.',
    unsupported:
      'Este navegador no puede comprobar un vale sin red. Pide el código de 6 cifras cuando tengas conexión.',
    no_key:
      'Este teléfono conoce demasiado poco este pedido para comprobarlo. Abre esta página una vez con red.',
    forged: 'Este vale no es auténtico. No entregues nada.',
    not_yours: 'Este vale paga a otro vendedor. No entregues nada.',
    other_order: 'Este vale es de otro pedido tuyo. Abre la página de ese pedido.',
    taken: 'Ya tienes el vale de este pedido.',
    frozen: 'El dinero de este pedido está bloqueado. No entregues nada.',
    over: 'Ya no hay dinero retenido para este pedido. No entregues nada.',
    expired:
      'Este vale ha caducado según la hora de este teléfono. Si esa hora está mal, usa el código cuando tengas conexión.',
    code_unknown: 'No es el vale de este pedido. Revisa las letras y las cifras.',
  },
  refusals: {
    forbidden: 'Solo el comprador y el vendedor pueden presentarlo.',
    release_voucher_invalid: 'No es un vale de este pedido. Pide al comprador que muestre el suyo.',
    release_voucher_expired: 'Había caducado. El código de 6 cifras del pedido sigue valiendo.',
    order_frozen: 'El banco del comprador está decidiendo sobre este pago.',
    order_disputed: 'El comprador ha señalado un problema con este pedido, y decide un moderador.',
    order_not_held: 'Ya no hay dinero retenido para este pedido.',
    conflict: 'El dinero no se puede liberar ahora. El vale se guarda, así que puedes presentarlo otra vez.',
    other: 'El vale se guarda, así que puedes presentarlo otra vez.',
  },
};
