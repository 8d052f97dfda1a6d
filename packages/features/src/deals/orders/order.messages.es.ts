import type { OrderMessages } from './order.messages.js';

export const messages: OrderMessages = {
  yourOrder: 'Tu pedido',
  yourSale: 'Tu venta',
  yourTicket: 'Tu entrada',
  orderNumber: (number) => `Pedido ${number}`,
  withName: (name) => `con ${name}`,
  byName: (name) => `de ${name}`,
  held: 'retenidos',
  refunded: 'reembolsados',
  help: 'Ayuda con este pedido',
  helpText: 'Cambiar, cancelar, informar',
  showCode: (name) => `Mostrar el código a ${name}`,
  hideCode: 'Ocultar el código QR',
  block: (name) => `Bloquear a ${name}`,
  gotBack: (amount) => `Has recuperado ${amount}`,
  comingBack: (amount) => `${amount} van de camino a tu cuenta`,
  otherEvents: 'Ver otros eventos',
};
