import type { OfflineHandoverMessages } from './offline-handover.messages.js';

export const messages: OfflineHandoverMessages = {
  title: '¿Sin red donde quedáis?',
  offline: 'No tienes conexión. Esto es lo que tu teléfono ha guardado del pedido.',
  buyer: 'el comprador',
  seller: 'el vendedor',
  ready: (name) => `Tu teléfono tiene un vale que ${name} puede comprobar sin conexión.`,
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
  help: '16 letras y cifras, o escanéalo.',
  check: 'Comprobar el vale',
  checking: 'Comprobando...',
  scanTitle: 'Escanear el vale del comprador',
  scanWrong: 'Ese vale no parece correcto.',
  waitingTitle: 'Entregado',
  waitingBuyer: (name) =>
    `${name} recibe el dinero en cuanto uno de vuestros dos teléfonos tenga conexión. No tienes que hacer nada más.`,
  waitingSeller: (amount) =>
    `El vale es válido. ${amount} se liberan en cuanto uno de vuestros dos teléfonos tenga conexión, salvo que el pedido se congele antes.`,
  clock: 'Puede que la hora de este teléfono esté mal. Cuenta la hora del servidor.',
  refusedTitle: 'El vale fue rechazado',
  tryAgain: 'Enviarlo otra vez',
  problems: {
    unreadable: 'Ese vale no parece correcto. Revisa el código.',
    unsupported:
      'Este navegador no puede comprobar un vale sin red. Pide el código de 6 cifras cuando tengas conexión.',
    no_key: 'Este teléfono aún no puede comprobar este pedido. Abre esta página una vez con red.',
    forged: 'Este vale no es auténtico. No entregues nada.',
    not_yours: 'Este vale paga a otro vendedor. No entregues nada.',
    other_order: 'Este vale es de otro pedido tuyo. Abre la página de ese pedido.',
    taken: 'Ya usaste el vale de este pedido.',
    frozen: 'El dinero de este pedido está congelado. No entregues nada.',
    over: 'Ya no hay dinero retenido para este pedido. No entregues nada.',
    expired:
      'Este vale ha caducado según la hora de este teléfono. Si esa hora está mal, usa el código cuando tengas conexión.',
    code_unknown: 'No es el vale de este pedido. Revisa las letras y las cifras.',
  },
  refusals: {
    forbidden: 'Solo pueden usarlo el comprador y el vendedor.',
    release_voucher_invalid: 'No es un vale de este pedido. Pide al comprador que muestre el suyo.',
    release_voucher_expired: 'Había caducado. El código de 6 cifras del pedido sigue valiendo.',
    order_frozen: 'El banco del comprador está decidiendo sobre este pago.',
    order_disputed:
      'El comprador ha informado de un problema con este pedido, y decide el equipo de moderación.',
    order_not_held: 'Ya no hay dinero retenido para este pedido.',
    conflict: 'El dinero no se puede liberar ahora. El vale está guardado, así que puedes enviarlo otra vez.',
    other: 'El vale está guardado, así que puedes enviarlo otra vez.',
  },
};
