export const messages = {
  title: 'Book a session',
  hours: 'How long?',
  hoursOption: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  until: (from: string, to: string) => `From ${from} to ${to}`,
  lowest: (price: string) => `at least ${price}`,
  perHour: (price: string, hours: number) => `${price} × ${hours} h`,
  /** Button label before a time is chosen. */
  choose: 'Choose a time',
  pay: (amount: string) => `Book and pay ${amount}`,
  weekly: 'Every week',
  /** Label for a weekly series, whose first lesson is paid now. */
  payFirst: (lessons: number, amount: string) => `Book ${lessons} lessons · ${amount} now`,
  making: 'Booking...',
  weeklyFailed: 'The weekly lessons could not be booked. Please try again.',
  trial: 'Your first lesson with this tutor costs less.',
  trialUpTo: (price: string) => `A first lesson of up to 1 hour costs ${price} an hour.`,
  agree: 'Message your tutor to agree where to meet. We hold your money until you’ve met.',
  free: 'Free lessons: message to agree a time.',
  closed: 'This tutor isn’t taking bookings right now.',
};

export type BookingMessages = typeof messages;
