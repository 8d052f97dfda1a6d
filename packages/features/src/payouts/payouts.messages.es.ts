import type { PayoutsMessages } from './payouts.messages.js';

/** What is known of the provider's words; the badge says the rest. */
const FAILURES: Readonly<Record<string, string>> = {
  'The account could not be credited': 'No se pudo abonar en la cuenta.',
  'The transfer was refused.': 'La transferencia fue rechazada.',
};

export const messages: PayoutsMessages = {
  title: 'Cobros',
  available: 'Disponible',
  onTheWay: 'En camino',
  held: 'Retenido hasta el encuentro',
  debt: 'Reservado por pagos que reclaman los bancos',
  failed: 'No se pudieron cargar tus cobros.',
  retry: 'Reintentar',
  accountFirst: 'Guarda tu cuenta de cobro abajo: después lo enviamos solo, una vez al día.',
  daily: (minimum, when) =>
    `A partir de ${minimum} lo enviamos solo, una vez al día. La próxima vez: ${when}.`,
  newAccount: (when) =>
    `Esta cuenta es nueva. Para proteger tu dinero, pagamos en ella a partir del ${when}.`,
  stopped: 'No se envía nada solo hasta que guardes otra vez tu cuenta.',
  payNow: (amount) => `Cobrar ${amount} ahora`,
  payNowHint: (fee) => `Comisión por pago inmediato: ${fee}`,
  paying: 'Enviando...',
  requested: 'Tu dinero está en camino.',
  payFailed: 'No se pudo iniciar el cobro. Inténtalo de nuevo.',
  accountTitle: 'Cuenta de cobro',
  accountText: 'Tus ventas se pagan en esta cuenta de dinero móvil.',
  attention: 'El último cobro fue devuelto. Revisa el número y guárdalo otra vez.',
  change: 'Cambiar de cuenta',
  cancel: 'Cancelar',
  network: 'Red',
  phone: 'Número de dinero móvil',
  phoneHint: 'Por ejemplo {campus.examplePhone}.',
  otherNetwork: (network) => `Este número es de ${network}. Déjalo así solo si cambió de red.`,
  name: 'Nombre de la cuenta',
  useHolder: 'Usar este nombre',
  save: 'Guardar cuenta',
  saving: 'Guardando...',
  saved: 'Cuenta de cobro guardada',
  saveFailed: 'No se pudo guardar la cuenta. Inténtalo de nuevo.',
  listTitle: 'Lo que has recibido',
  empty: 'Todavía no se te ha enviado nada.',
  more: 'Mostrar más',
  failure: (reason) => FAILURES[reason] ?? null,
  sales: (count) => (count === 1 ? '1 venta' : `${count} ventas`),
  fee: (amount) => `${amount} de comisión`,
  statuses: {
    requested: 'En camino',
    pending: 'En camino',
    paid: 'Enviado',
    failed: 'Devuelto',
    reversed: 'Devuelto',
  },
};
