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
        ? `${lessons} lessons. 1 week can’t be had and is left out.`
        : `${lessons} lessons. ${left} weeks can’t be had and are left out.`,
  tooFew: 'Fewer than 2 of these weeks are free. Choose another time, or book a single lesson.',
  each: (price: string) =>
    `You pay for the first lesson now. Each other one costs ${price} and fees: pay it from a week before until a day before, or its time is free again.`,
  end: 'Leave out a week or end the series whenever you like. What you have paid for stays.',
  failed: 'The weeks couldn’t be loaded.',
  retry: 'Try again',
};

export type WeeklyMessages = typeof messages;
