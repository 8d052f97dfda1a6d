import { formatCount } from '../../../kernel/count.js';

export const messages = {
  where: 'Where?',
  close: 'Close',
  scope: 'Place',
  /** Name of the chip. It contains the visible text. */
  chosen: (name: string) => `Where: ${name}`,
  hall: 'My hall',
  mine: 'My campus',
  nearby: 'Nearby',
  all: 'All {campus.country}',
  campuses: (count: number) => (count === 1 ? '1 campus' : `${formatCount(count, 'en')} campuses`),
  amount: (count: number) => formatCount(count, 'en'),
  nameHall: 'Name my hall',
  changeHall: 'Change my hall',
  /** Button of the sheet, with the number of results. */
  show: (count: number) =>
    count === 0
      ? 'Nothing here yet'
      : count === 1
        ? 'Show 1 thing'
        : `Show ${formatCount(count, 'en')} things`,
  /** Button of the sheet while the number loads. */
  showAny: 'Show',
  campus: 'Your campus',
  chooseCampus: 'Choose your campus',
  moreOnCampus: (count: number) =>
    count === 1 ? 'Show 1 more on my campus' : `Show ${formatCount(count, 'en')} more on my campus`,
  more: (count: number) =>
    count === 1
      ? 'Show 1 more from other campuses'
      : `Show ${formatCount(count, 'en')} more from other campuses`,
};

export type CampusScopeMessages = typeof messages;
