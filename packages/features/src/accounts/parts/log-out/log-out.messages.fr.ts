import type { LogOutMessages } from './log-out.messages.js';

const count = (number: number, one: string, many: string) =>
  number === 0 ? [] : [number === 1 ? `1 ${one}` : `${number} ${many}`];

export const messages: LogOutMessages = {
  title: 'Vous déconnecter avant que tout soit envoyé\u00a0?',
  text: ({ admissions, handovers, messages: written }) => {
    const losses = [
      ...count(admissions, 'entrée', 'entrées'),
      ...count(handovers, 'remise', 'remises'),
      ...count(written, 'message', 'messages'),
    ];
    return `Pas encore envoyé\u00a0: ${losses.join(', ')}. La déconnexion l’efface de l’appareil. Gardez la session ouverte jusqu’au retour du réseau\u00a0: l’envoi se fera automatiquement.`;
  },
  confirm: 'Se déconnecter quand même',
  cancel: 'Garder la session',
};
