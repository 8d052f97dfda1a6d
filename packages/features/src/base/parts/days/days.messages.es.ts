import type { DaysMessages } from './days.messages.js';

export const messages: DaysMessages = {
  choose: 'Elige un día',
  clear: 'Borrar',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
};
