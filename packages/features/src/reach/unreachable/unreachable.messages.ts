export const messages = {
  loading: 'Loading...',
  offlineTitle: 'You are offline',
  offlineText: 'This page isn’t saved on your phone. You can still read pages you opened before.',
  signedInText: 'You are still logged in. Your pages come back as soon as there is a connection.',
  failedTitle: 'This page could not be loaded',
  failedText: 'The connection may be slow, the app was just updated, or the mistake is ours.',
  stalled: 'This page isn’t responding yet. The connection may be slow.',
  outdated:
    'You can read this page, but buttons and forms do not work in this browser. To log in, write or pay, update the browser or use another one.',
  retry: 'Try again',
  back: 'Go back',
};

export type UnreachableMessages = typeof messages;
