import type { DeliveryMessages } from './delivery.messages.js';

export const messages: DeliveryMessages = {
  title: 'Entrega',
  poster: 'quien publicó',
  helper: 'quien te ayuda',
  pickupPlace: 'el punto de recogida',
  buyer: {
    accepted: (name) => `Ahora ${name} va a la recogida.`,
    picked_up: (name) => `${name} ya lo tiene.`,
    on_the_way: (name) => `${name} va de camino.`,
    delivered: (name) => `${name} lo ha traído.`,
  },
  seller: {
    accepted: () => 'Ve a la recogida y pide su código a la persona que está allí.',
    picked_up: (name) => `Ya lo tienes. Avisa a ${name} cuando salgas.`,
    on_the_way: (name) => `En la entrega, pide a ${name} el código de entrega.`,
    delivered: () => 'Lo has entregado. ¡Gracias!',
  },
  pickupTitle: 'Código de recogida',
  pickupText: (place) =>
    `Envíalo a la persona que lo da (lugar: ${place}). Quien te ayuda lo escribe allí. No libera dinero.`,
  share: 'Compartir el código de recogida',
  shareText: (code, title) =>
    `El código de recogida de «${title}» es ${code}. Dáselo a quien viene a buscarlo cuando se lo entregues.`,
  copied: 'Código de recogida copiado',
  shareFailed: 'No se pudo copiar.',
  enterTitle: 'En la recogida',
  enterText: (place) => `Escribe el código de 6 cifras que te da la persona que está allí (${place}).`,
  enterLabel: 'Código de recogida',
  enter: 'Ya lo recogí',
  checking: 'Comprobando...',
  codeWrong: 'Ese no es el código de recogida. Pide a la persona que está allí que lo muestre otra vez.',
  dropoffCode:
    'Ese es el código de entrega. La recogida tiene su propio código: pídeselo a la persona que está allí.',
  codeLocked: (wait) => `Demasiados códigos erróneos. Inténtalo de nuevo en ${wait}.`,
  enterFailed: 'No se pudo comprobar el código. Inténtalo de nuevo.',
  leave: 'Voy de camino',
  leaving: 'Enviando...',
  leaveFailed: 'No se pudo enviar. Inténtalo de nuevo.',
  photo: 'Foto de la entrega',
  photoHint: 'Muestra dónde lo dejaste. Solo la ven ustedes dos y los moderadores.',
  addPhoto: 'Añadir una foto de la entrega',
  replacePhoto: 'Hacer otra foto',
  photoRefused: 'Elige una foto de hasta 10 MB.',
  photoFailed: 'No se pudo enviar la foto. Inténtalo de nuevo.',
  sendingPhoto: 'Enviando la foto...',
};
