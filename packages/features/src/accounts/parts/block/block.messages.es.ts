import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { BlockMessages } from './block.messages.js';

const counted = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const messages: BlockMessages = {
  title: (name) => `¿Bloquear a ${name}?`,
  text: 'No podréis escribiros. No se lo avisamos. Puedes desbloquear a esta persona cuando quieras.',
  openOrders: (count) => counted(count, 'Tienes un pedido abierto', `Tienes ${count} pedidos abiertos`),
  chooseFirst: (count) =>
    counted(count, 'Elige primero qué pasa con él.', 'Elige primero qué pasa con ellos.'),
  held: (amount) => `${amount} retenidos`,
  withName: (name) => `con ${name}`,
  choice: 'Tu elección',
  cancelAndBlock: 'Cancelar y bloquear',
  youGet: (amount) => `Recuperas todo: ${amount}.`,
  theyGet: (name, amount) => `${name} recupera todo: ${amount}.`,
  payersGet: 'Quien pagó lo recupera todo.',
  notCancellable: (count) =>
    counted(
      count,
      'Ya no es posible: puede que se haya entregado, o lo está decidiendo el equipo de moderación.',
      'Ya no es posible: puede que uno se haya entregado, o lo está decidiendo el equipo de moderación.',
    ),
  finish: (count) =>
    counted(count, 'Terminar este pedido y luego bloquear', 'Terminar estos pedidos y luego bloquear'),
  finishText: (count) =>
    counted(count, 'Los mensajes sobre él siguen abiertos.', 'Los mensajes sobre ellos siguen abiertos.'),
  choiceNeeded: 'Elige primero qué pasa.',
  block: 'Bloquear',
  cancelOrders: (count) =>
    counted(count, 'Cancelar el pedido y bloquear', `Cancelar ${count} pedidos y bloquear`),
  keepOrders: (count) => counted(count, 'Bloquear y mantener el pedido', 'Bloquear y mantener los pedidos'),
  blocking: 'Bloqueando...',
  notNow: 'Ahora no',
  close: 'Cerrar',
  loading: 'Buscando pedidos abiertos',
  loadFailed: 'No se pudieron cargar tus pedidos abiertos.',
  blocked: (name) => `Has bloqueado a ${name}`,
  unblocked: (name) => `${name} puede escribirte de nuevo`,
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  tooLate:
    'Un pedido ya no se puede cancelar. Puedes mantenerlo abierto o informar de un problema en su página.',
  someone: UNKNOWN_USER.es,
  undecidedTitle: (name) => `Bloqueaste a ${name}`,
  undecidedText: 'El dinero sigue retenido hasta que elijas qué pasa con este pedido.',
  decide: 'Elegir',
  keptText: (name) =>
    `Bloqueaste a ${name}. Podéis seguir escribiéndoos sobre este pedido hasta que termine.`,
  theirsTitle: (name) => `${name} te bloqueó`,
  theirsUndecidedBuyer:
    'Tu dinero sigue retenido y no se paga a nadie automáticamente. Si ya tienes lo que pagaste, muestra tu código. Si no, informa de un problema y te ayudamos a recuperarlo.',
  theirsUndecidedSeller:
    'El dinero sigue retenido. Cuando os veáis, introduce el código y cobras. O cancela el pedido: el comprador lo recupera todo.',
  theirsKept: 'Podéis seguir escribiéndoos sobre este pedido hasta que termine.',
};
