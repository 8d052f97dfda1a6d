export const messages = {
  title: 'Packages',
  choose: 'Choose a package',
  days: (count: number) => (count === 1 ? 'Done within a day' : `Done within ${count} days`),
  pay: (amount: string) => `Buy for ${amount}`,
  protection:
    'Your money is held until you accept the work, or until a week after the last day. You can ask for changes first.',
  bought: 'You’ve ordered this service.',
  sold: 'You have an open order to work on.',
  seeOrder: 'See the order',
  fullyBooked: 'Fully booked right now. Come back in a few days.',
  youAreFull: 'Your service is fully booked. Students can order again once an order is done.',
};

export type PackagesMessages = typeof messages;
