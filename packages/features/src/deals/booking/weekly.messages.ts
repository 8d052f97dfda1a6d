export const messages = {
  weeks: 'For how many weeks?',
  weeksOption: (weeks: number) => `${weeks} weeks`,
  chooseFirst: 'Choose the first time above.',
  free: 'free',
  states: { taken: 'taken', not_offered: 'not offered', too_soon: 'too soon' },
  lessons: 'The lessons',
  summary: (lessons: number, left: number) =>
    left === 0
      ? `${lessons} lessons, one a week.`
      : left === 1
        ? `${lessons} lessons. 1 week isn’t free and is left out.`
        : `${lessons} lessons. ${left} weeks aren’t free and are left out.`,
  tooFew: 'Fewer than 2 of these weeks are free. Choose another time, or book a single lesson.',
  each: (price: string) =>
    `You pay for the first lesson now. Each later one costs ${price} plus fees. Pay for it at least a day ahead, or its time opens up for others.`,
  end: 'You can leave out a week or end the series at any time. Lessons you’ve paid for stay booked.',
  failed: 'The weeks couldn’t be loaded.',
};

export type WeeklyMessages = typeof messages;
