import type { DistanceMessages } from './distance.messages.js';

export const messages: DistanceMessages = {
  away: (there, kilometres) => `${there} · à environ ${kilometres}\u00a0km`,
  farText: (here) =>
    `Vous êtes à ${here}, et la remise se fait en personne. Convenez de la rencontre avant de payer.`,
  farFree: (here) =>
    `Vous êtes à ${here}, et la remise se fait en personne. Convenez de la rencontre avant de demander l’article.`,
  farTask: (here) => `Vous êtes à ${here}. Voyez ensemble comment faire de là-bas.`,
  farEvent: (here) => `Vous êtes à ${here}. Prévoyez l’aller et le retour.`,
  sameTown: (town) => `Vous êtes dans la même ville\u00a0: ${town}`,
  farDraft: (here, kilometres) =>
    `Bonjour\u00a0! Je suis à ${here}, à environ ${kilometres}\u00a0km de vous. Comment pourrions-nous nous voir\u00a0?`,
};
