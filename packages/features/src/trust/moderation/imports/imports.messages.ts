export const messages = {
  text: 'Listings from a table, each behind a link for its seller. `pnpm admin import` adds them.',
  empty: 'No imports',
  emptyText: 'Tables of listings that you import on the server appear here.',
  of: (university: string, day: string) => `${university}, ${day}`,
  revoked: (day: string) => `Links ended ${day}`,
  sent: (sent: number, sellers: number) => `Links sent to ${sent} of ${sellers} sellers`,
  claimed: 'Published',
  open: 'Waiting',
  expired: 'Expired',
  revoke: 'End the links',
  revokeText: (count: number) =>
    count === 1
      ? 'The listing that no seller published is deleted.'
      : `The ${count} listings that no seller published are deleted.`,
  revokeHelp: 'Logged. Sellers who open the link read that it was ended.',
};

export type ImportsMessages = typeof messages;
