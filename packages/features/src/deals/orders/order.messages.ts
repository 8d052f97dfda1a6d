export const messages = {
  yourOrder: 'Your order',
  yourSale: 'Your sale',
  yourTicket: 'Your ticket',
  orderNumber: (number: number) => `Order ${number}`,
  withName: (name: string) => `with ${name}`,
  /** Organiser of an event. */
  byName: (name: string) => `by ${name}`,
  /** State of the amount, after it. */
  held: 'held',
  refunded: 'refunded',
  help: 'Help with this order',
  helpText: 'Change, cancel, report',
  showCode: (name: string) => `Show code to ${name}`,
  hideCode: 'Hide the QR code',
  block: (name: string) => `Block ${name}`,
  gotBack: (amount: string) => `You got ${amount} back`,
  comingBack: (amount: string) => `${amount} is on its way back`,
  otherEvents: 'See other events',
};
export type OrderMessages = typeof messages;
