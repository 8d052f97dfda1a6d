import type { PackagesMessages } from './packages.messages.js';

export const messages: PackagesMessages = {
  title: 'Paquetes',
  choose: 'Elige un paquete',
  days: (count) => (count === 1 ? 'Listo en un día' : `Listo en ${count} días`),
  pay: (amount) => `Comprar por ${amount}`,
  protection:
    'Tu dinero queda retenido hasta que aceptes el trabajo, o hasta una semana después del último día. Antes puedes pedir cambios.',
  bought: 'Has pedido este servicio.',
  sold: 'Tienes un pedido de este servicio por hacer.',
  seeOrder: 'Ver el pedido',
  fullyBooked: 'Completo por ahora. Vuelve en unos días.',
  youAreFull: 'Tu servicio está completo: nadie puede pedirlo hasta que termine un pedido.',
};
