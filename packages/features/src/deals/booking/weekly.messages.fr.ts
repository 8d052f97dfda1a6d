import type { WeeklyMessages } from './weekly.messages.js';

export const messages: WeeklyMessages = {
  weeks: 'Pendant combien de semaines\u00a0?',
  weeksOption: (weeks) => `${weeks}\u00a0semaines`,
  chooseFirst: 'Choisissez d’abord une heure ci-dessus.',
  free: 'libre',
  states: { taken: 'occupé', not_offered: 'pas proposé', too_soon: 'trop tôt' },
  lessons: 'Les cours',
  summary: (lessons, left) =>
    left === 0
      ? `${lessons}\u00a0cours, un par semaine.`
      : left === 1
        ? `${lessons}\u00a0cours. 1\u00a0semaine n’est pas libre et n’en fait pas partie.`
        : `${lessons}\u00a0cours. ${left}\u00a0semaines ne sont pas libres et n’en font pas partie.`,
  tooFew: 'Moins de 2 de ces semaines sont libres. Choisissez une autre heure, ou réservez un seul cours.',
  each: (price) =>
    `Vous payez le premier cours maintenant. Chacun des suivants coûte ${price}, plus les frais. Payez-le au moins un jour avant, sinon son heure s’ouvre aux autres.`,
  end: 'Vous pouvez sauter une semaine ou arrêter à tout moment. Les cours payés restent réservés.',
  failed: 'Impossible de charger les semaines.',
};
