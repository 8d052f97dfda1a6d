import type { PushMessages } from './push.messages.js';

export const messages: PushMessages = {
  title: '¿Saber cuándo te responden?',
  text: 'CampusHive puede avisarte en este dispositivo. Puedes cambiarlo en los ajustes.',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  accept: 'Sí, avísame',
  decline: 'Ahora no',
};
