export const messages = {
  notFoundTitle: 'Oops! Page Not Found',
  notFoundText: 'This page has buzzed off.',
  backHome: 'Back to Home',
};

export type HomeMessages = typeof messages;
