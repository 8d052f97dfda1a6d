export const messages = {
  offlineTitle: 'You are offline',
  offlineText: 'This page is not on your phone yet. What you opened before can still be read.',
  failedTitle: 'This page could not be loaded',
  failedText: 'The connection may be slow, or {campus.name} was just updated.',
  retry: 'Try again',
  back: 'Go back',
};

export type UnreachableMessages = typeof messages;
