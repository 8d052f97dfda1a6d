export const messages = {
  choose: 'Choose a day',
  clear: 'Clear',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};

export type DaysMessages = typeof messages;
