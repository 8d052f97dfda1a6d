import type { DistanceMessages } from './distance.messages.js';

export const messages: DistanceMessages = {
  away: (there, kilometres) => `${there} · a unos ${kilometres} km`,
  farText: (here) => `Estás en ${here} y la entrega es en persona. Acordad cómo os veréis antes de pagar.`,
  farFree: (here) => `Estás en ${here} y la entrega es en persona. Acordad cómo os veréis antes de pedirlo.`,
  farTask: (here) => `Estás en ${here}. Acordad cómo hacerlo desde ahí.`,
  farEvent: (here) => `Estás en ${here}. Planea la ida y la vuelta.`,
  sameTown: (town) => `Los dos estáis en ${town}`,
  farDraft: (here, kilometres) =>
    `¡Hola! Estoy en ${here}, a unos ${kilometres} km de ti. ¿Cómo podríamos vernos?`,
};
