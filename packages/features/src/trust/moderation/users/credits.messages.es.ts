import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { CreditsMessages } from './credits.messages.js';

export const messages: CreditsMessages = {
  open: 'Abonos',
  title: (name) => `Abonos de ${name}`,
  text: 'Dinero del campus que sale con el próximo cobro del estudiante.',
  none: 'Todavía no se ha dado nada.',
  givenBy: (date, name) => `Dado el ${date} por ${name}`,
  withdrawnBy: (date, name, reason) => `Retirado el ${date} por ${name}: ${reason}`,
  statuses: {
    waiting: 'Espera el próximo cobro',
    on_the_way: 'En camino',
    paid: 'Pagado',
    withdrawn: 'Retirado',
  },
  deletedUser: UNKNOWN_USER.es,
  give: 'Dar un abono',
  giveText: (name) =>
    `${name} lo recibe con su próximo cobro y lee tu motivo. Hasta entonces puedes retirarlo.`,
  amount: 'Importe',
  upTo: (max, aDay) => `Hasta ${max} de una vez, y ${aDay} en 24 horas.`,
  amountNeeded: 'Indica un importe.',
  reason: 'Motivo',
  reasonHelp: 'El estudiante lo lee, y queda en el registro.',
  reasonNeeded: 'Indica un motivo.',
  send: 'Dar',
  sending: 'Enviando...',
  given: (amount) => `Abono de ${amount} hecho`,
  failed: 'No se pudo dar el abono. Inténtalo de nuevo.',
  notForThem: 'No puedes dar nada a ti mismo ni a otro administrador.',
  withdraw: 'Retirar',
  withdrawText: (amount) => `Los ${amount} no se pagan. No se puede deshacer.`,
  notWaiting: 'Ya no es posible: se está pagando, o lo retiró otro administrador.',
  ownCredit: 'Es tu propio abono: decide otro administrador.',
  cancel: 'Cancelar',
  close: 'Cerrar',
};
