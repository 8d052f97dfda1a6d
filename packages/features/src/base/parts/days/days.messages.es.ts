import type { DaysMessages } from './days.messages.js';

export const messages: DaysMessages = {
  choose: 'Elige un día',
  chooseDays: 'Elige días',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  clear: 'Borrar',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
};
