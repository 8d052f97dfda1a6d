export const messages = {
  title: 'Pricing',
  intro:
    'Free to join, post and chat. You pay a small fee only when you buy or sell, and you always see it first.',
  basic: 'Basic',
  basicPrice: 'Free',
  basicText: 'For every verified student.',
  pro: 'Pro',
  proPrice: '{campus.proPrice}',
  perMonth: 'per month',
  proText: 'For students who sell every week.',
  getStarted: 'Get Started',
  dashboard: 'Go to Dashboard',
  comingSoon: 'Coming Soon',
  compareTitle: 'Feature comparison',
  compareHint: 'Tap a feature for its description.',
  feature: 'Feature',
  included: 'Included',
  notIncluded: 'Not included',
  features: [
    {
      title: 'Basic Listings',
      description:
        'Post in all {campus.hiveCount} hives, with up to eight photos. A listing stays open for 60 days.',
      basic: true,
    },
    {
      title: 'Instant Messaging',
      description: 'Write to any verified student. You see when a message was sent and read.',
      basic: true,
    },
    {
      title: 'File Sharing',
      description: 'Send photos in conversations, and share study materials.',
      basic: true,
    },
    {
      title: 'Priority Support',
      description: 'Your messages to support are answered first, within two working hours.',
      basic: false,
    },
    {
      title: 'Featured Listings',
      description: 'Show two listings at a time at the top of their hive, marked as featured.',
      basic: false,
    },
    {
      title: 'Advanced Analytics',
      description: 'See how many people viewed, saved and asked about each listing, week by week.',
      basic: false,
    },
  ],
  feesTitle: 'When money changes hands',
  feesIntro: 'The same for Basic and Pro.',
  buyerPays: 'Buyer pays',
  sellerGets: 'Seller gets',
  purchase: 'Items, tutoring, event tickets',
  gig: 'Deliveries and gigs',
  payer: (platform: string | null, processing: string) =>
    platform === null
      ? `price + ${processing} processing`
      : `price + ${platform} platform + ${processing} processing`,
  payee: (platform: string | null, money: string) =>
    platform === null
      ? `price − ${money} {campus.payoutFeeShort}`
      : `price − ${platform} platform − ${money} {campus.payoutFeeShort}`,
  exampleFor: (price: string) => `For a price of ${price}`,
  payoutNote: (minimum: string, fee: string) =>
    `We pay out every morning from ${minimum}. In a hurry? Get it now for ${fee}.`,
};

export type PricingMessages = typeof messages;
