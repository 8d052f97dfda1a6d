import type { MilestoneNames } from './milestone-names.messages.js';

export const messages: MilestoneNames = {
  name: (number, count, title) => `Étape ${number} sur ${count}\u00a0: ${title}`,
  waitForAnswer: 'Vos étapes attendent une réponse. Rien ne peut être payé d’ici là.',
  answer: 'On vous propose des étapes de paiement. Regardez-les et répondez.',
  allPaid: 'Toutes les étapes sont terminées.',
};
