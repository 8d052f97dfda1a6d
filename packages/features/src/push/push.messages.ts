export const messages = {
  title: 'Know when they answer?',
  text: 'CampusHive can tell you on this device. You can change it in the settings.',
  failed: 'That did not work. Please try again.',
  accept: 'Yes, tell me',
  decline: 'Not now',
};

export type PushMessages = typeof messages;
