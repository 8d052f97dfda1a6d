export const messages = {
  deleted: 'Listing deleted',
  eventCancelled: 'Event cancelled',
  eventRestored: 'The event is back on.',
  cancelFailed: 'The event could not be cancelled. Please try again.',
  undo: 'Undo',
  restored: 'The listing is back as it was.',
  deleteFailed: 'The listing could not be deleted. Please try again.',
  undoFailed: 'That could not be undone. You can try again in My Listings, under Ended.',
};

export type RemovalMessages = typeof messages;
