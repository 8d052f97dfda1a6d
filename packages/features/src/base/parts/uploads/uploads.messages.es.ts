import type { UploadsMessages } from './uploads.messages.js';

export const messages: UploadsMessages = {
  photo: (n, reason) => `Foto ${n}: ${reason}`,
  reasons: {
    unsupported_file: 'este archivo no es una imagen que podamos mostrar. Quítalo y elige otro.',
    unreadable_file: 'esta imagen está dañada o tiene demasiados píxeles. Quítala y elige otra.',
    payload_too_large: 'esta imagen pesa más de 10 MB. Quítala y elige otra.',
    network: 'no hay red. Se enviará cuando vuelvas a estar en línea.',
    timeout: 'el envío tardó demasiado. Se reanudará cuando haya conexión.',
  },
  otherReason: 'no se pudo enviar. Reinténtalo o quítala.',
};
