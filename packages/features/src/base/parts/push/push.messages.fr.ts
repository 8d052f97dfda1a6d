import type { PushMessages } from './push.messages.js';

export const messages: PushMessages = {
  title: 'Activer les notifications\u00a0?',
  text: 'Vous pouvez les désactiver à tout moment.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  accept: 'Activer',
  decline: 'Pas maintenant',
  deviceTitle: 'Cet appareil',
  deviceSwitch: 'Me prévenir sur cet appareil',
  deviceHint: 'Même quand {campus.name} est fermé. Chaque appareil a son propre réglage.',
  unsupported:
    'Ce navigateur ne peut pas afficher de notifications. Sur un iPhone, ajoutez d’abord {campus.name} à l’écran d’accueil.',
  denied:
    'Vous avez bloqué les notifications de {campus.name} dans ce navigateur. Autorisez-les dans les réglages du navigateur pour ce site, puis revenez.',
  unavailable:
    'Les notifications push sont désactivées sur ce serveur. Elles arrivent toujours dans l’application et par e-mail.',
};
