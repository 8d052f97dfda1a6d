export const messages = {
  notFoundTitle: 'Oops! Page Not Found',
  notFoundText: 'This page has flown away, or never was here.',
  backHome: 'Back to Home',
};

export type HomeMessages = typeof messages;
