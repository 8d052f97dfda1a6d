export const messages = {
  hall: 'Hall or hostel',
  none: 'No hall',
  /** Help under the field of the profile. */
  mineHint: 'Lists start with things from your hall. Others see your hall only where you show it.',
  /** Help under the field of a listing. */
  listingHint: 'Everyone who sees the listing sees its hall.',
};

export type HallsMessages = typeof messages;
