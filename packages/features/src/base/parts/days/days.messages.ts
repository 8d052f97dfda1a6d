export const messages = {
  choose: 'Choose a day',
  chooseDays: 'Choose days',
  firstDay: 'First day',
  lastDay: 'Last day',
  clear: 'Clear',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};

export type DaysMessages = typeof messages;
