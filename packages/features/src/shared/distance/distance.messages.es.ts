import type { DistanceMessages } from './distance.messages.js';

export const messages: DistanceMessages = {
  away: (there, kilometres) => `${there} · a unos ${kilometres} km`,
  farText: (here) => `Estás en ${here} y la entrega es en persona. Poneos de acuerdo antes de pagar.`,
  farFree: (here) => `Estás en ${here} y la entrega es en persona. Poneos de acuerdo antes de pedirlo.`,
  farTask: (here) => `Estás en ${here}. Acordad cómo hacerlo desde ahí antes de solicitarlo.`,
  farEvent: (here) => `Estás en ${here}. Planea el viaje antes de apuntarte.`,
  sameTown: (town) => `Los dos estáis en ${town}`,
  farDraft: (here, kilometres) =>
    `¡Hola! Estoy en ${here}, a unos ${kilometres} km de ti. ¿Cómo podríamos vernos?`,
};
