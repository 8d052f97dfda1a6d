export const messages = {
  title: 'Book a session',
  date: 'Date',
  time: 'Starts at',
  hours: 'Hours',
  hoursOption: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  until: (from: string, to: string) => `From ${from} to ${to}`,
  perHour: (price: string, hours: number) => `${price} × ${hours} h`,
  pay: (amount: string) => `Book and pay ${amount}`,
  agree: 'Message your tutor to agree where to meet. We hold your money until you’ve met.',
  dateNeeded: 'Choose a date.',
  timeNeeded: 'Choose a time.',
  past: 'Choose a time in the future.',
  tooFar: 'Sessions can be booked up to 90 days ahead.',
  taken: (from: string, to: string) =>
    `The tutor is booked from ${from} to ${to}. Please choose another time.`,
  takenTitle: 'Booked on this day',
  free: 'Free lessons: message to agree a time.',
  closed: 'This tutor isn’t taking bookings right now.',
};

export type BookingMessages = typeof messages;
