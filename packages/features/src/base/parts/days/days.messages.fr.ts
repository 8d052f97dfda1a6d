import type { DaysMessages } from './days.messages.js';

export const messages: DaysMessages = {
  choose: 'Choisissez un jour',
  clear: 'Effacer',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
};
