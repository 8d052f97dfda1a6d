import type { ApplyMessages } from './apply.messages.js';

export const messages: ApplyMessages = {
  title: 'Solicitar esta tarea',
  text: (name) => `${name} ve tu nombre, tu universidad y lo que escribes.`,
  message: '¿Por qué tú?',
  messagePlaceholder: 'Cuándo puedes hacerla y por qué se te da bien',
  price: 'Tu precio (opcional)',
  priceText: (listed) => `Déjalo vacío para aceptar ${listed}. Si te eligen, este precio queda acordado.`,
  payout: (amount) => `Recibirías ${amount} después de comisiones. Si te eligen, este precio queda acordado.`,
  priceWrong: 'Introduce una cantidad, como 120 o 99,50.',
  send: 'Enviar solicitud',
  sending: 'Enviando...',
  sent: 'Solicitud enviada',
  failed: 'No se pudo enviar tu solicitud. Inténtalo de nuevo.',
  close: 'Cerrar',
  cancel: 'Cancelar',
};
