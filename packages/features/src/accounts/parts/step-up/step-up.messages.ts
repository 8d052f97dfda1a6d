/** Texts of the identity confirmation. */
export const messages = {
  title: 'Confirm that it’s you',
  text: 'This needs your password again. We’ve kept what you typed.',
  textPasskey: 'Use a passkey, or type your password. We’ve kept what you typed.',
  password: 'Your password',
  show: 'Show password',
  hide: 'Hide password',
  usePasskey: 'Use a passkey',
  passkeyWaiting: 'Waiting for your device...',
  passkeyFailed: 'Your device could not use a passkey. Type your password instead.',
  wrong: 'This is not your password.',
  tooMany: (wait: string) => `Too many wrong passwords. Try again in ${wait}.`,
  failed: 'We could not check that. Please try again.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  cancel: 'Cancel',
  close: 'Close',
};

export type StepUpMessages = typeof messages;
