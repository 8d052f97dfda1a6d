import { formatCount } from '../../../kernel/count.js';

export const messages = {
  where: 'Where?',
  close: 'Close',
  scope: 'Which campuses',
  /** Name of the chip. It contains the visible text. */
  chosen: (name: string) => `Which campuses: ${name}`,
  nearby: 'Nearby',
  all: 'All campuses',
  campus: 'Your campus',
  chooseCampus: 'Choose your campus',
  more: (count: number) =>
    count === 1
      ? 'Show 1 more from other campuses'
      : `Show ${formatCount(count, 'en')} more from other campuses`,
};

export type CampusScopeMessages = typeof messages;
