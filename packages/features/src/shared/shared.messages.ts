export const messages = {
  free: 'Free',
  perHour: ' / hr',
  anonymous: 'Anonymous',
  verified: 'Verified student',
  noPhoto: 'No photo',
  price: 'Price',
  platformFee: (percent: string) => `Platform fee (${percent})`,
  processingFee: (percent: string) => `Payment processing (${percent})`,
  total: 'Total',
  reserved: 'Reserved',
  sold: 'Sold',
  recently: 'recently',
  justNow: 'just now',
};

export type SharedMessages = typeof messages;
