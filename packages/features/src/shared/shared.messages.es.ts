import type { SharedMessages } from './shared.messages.js';

export const messages: SharedMessages = {
  free: 'Gratis',
  perHour: ' / h',
  anonymous: 'Anónimo',
  verified: 'Estudiante verificado',
  noPhoto: 'Sin foto',
  price: 'Precio',
  platformFee: (percent) => `Comisión de la plataforma (${percent})`,
  processingFee: (percent) => `Procesamiento del pago (${percent})`,
  total: 'Total',
  reserved: 'Reservado',
  sold: 'Vendido',
  recently: 'hace poco',
  justNow: 'ahora mismo',
};
