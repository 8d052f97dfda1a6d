export const messages = {
  offlineTitle: 'You are offline',
  offlineText: 'This page is not on your phone yet. What you opened before can still be read.',
  signedInText: 'You are still logged in. Your pages come back as soon as we can reach {campus.name}.',
  failedTitle: 'This page could not be loaded',
  failedText: 'The connection may be slow, or {campus.name} was just updated.',
  retry: 'Try again',
  back: 'Go back',
};

export type UnreachableMessages = typeof messages;
