export const messages = {
  day: 'Which day?',
  time: 'What time?',
  freeSlots: (count: number) => `${count} free`,
  off: 'off',
  full: 'full',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  earlier: 'Earlier days',
  later: 'Later days',
  timeNeeded: 'Choose a time.',
  takenTime: (time: string) => `${time}, not free`,
  nothingFree: 'Nothing is free in these two weeks. Look at later days, or choose a shorter lesson.',
  noHours: 'This tutor hasn’t set their hours yet, so no lesson can be booked. Message them and ask.',
  failed: 'The free times couldn’t be loaded.',
};

export type SlotsMessages = typeof messages;
