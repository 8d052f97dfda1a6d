import type { DaysMessages } from './days.messages.js';

export const messages: DaysMessages = {
  choose: 'Choisissez un jour',
  chooseDays: 'Choisissez des jours',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  clear: 'Effacer',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
};
