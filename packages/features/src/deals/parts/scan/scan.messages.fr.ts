import type { ScanMessages } from './scan.messages.js';

export const messages: ScanMessages = {
  scan: 'Scanner le code',
  starting: 'Démarrage de l’appareil photo…',
  hold: 'Placez le code QR dans le cadre.',
  type: 'Saisir le code à la place',
  close: 'Fermer',
  problems: {
    denied: '{campus.name} n’a pas accès à l’appareil photo',
    missing: 'Aucun appareil photo trouvé',
    failed: 'L’appareil photo n’a pas démarré',
  },
  problemTexts: {
    denied: 'Autorisez l’appareil photo pour ce site dans les réglages du navigateur, ou saisissez le code.',
    missing: 'Utilisez un téléphone, ou saisissez le code.',
    failed: 'Une autre application l’utilise peut-être. Fermez-la et réessayez, ou saisissez le code.',
  },
};
