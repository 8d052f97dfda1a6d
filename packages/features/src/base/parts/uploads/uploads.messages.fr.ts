import type { UploadsMessages } from './uploads.messages.js';

export const messages: UploadsMessages = {
  photo: (n, reason) => `Photo ${n}\u00a0: ${reason}`,
  reasons: {
    unsupported_file:
      'ce fichier n’est pas une image que nous pouvons montrer. Retirez-le et choisissez-en un autre.',
    unreadable_file: 'cette image est abîmée ou a trop de pixels. Retirez-la et choisissez-en une autre.',
    payload_too_large: 'cette image dépasse 10\u00a0Mo. Retirez-la et choisissez-en une autre.',
    network: 'pas de réseau. Elle partira dès que vous serez en ligne.',
    timeout: 'l’envoi a trop tardé. Il reprendra dès que vous serez en ligne.',
  },
  otherReason: 'l’envoi a échoué. Réessayez ou retirez-la.',
};
