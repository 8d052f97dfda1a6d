export const messages = {
  notFoundTitle: 'Oops! Page Not Found',
  notFoundText: 'This page has buzzed off.',
  elsewhere: 'Or look here:',
  search: 'Search',
  backHome: 'Back to Home',
};

export type HomeMessages = typeof messages;
