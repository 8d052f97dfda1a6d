import type { MilestoneNames } from './milestone-names.messages.js';

export const messages: MilestoneNames = {
  name: (number, count, title) => `Etapa ${number} de ${count}: ${title}`,
  waitForAnswer: 'Tus etapas esperan respuesta. Hasta entonces no se puede pagar nada.',
  answer: 'Te proponen pagar por etapas. Míralas y responde.',
  allPaid: 'Todas las etapas han terminado.',
};
