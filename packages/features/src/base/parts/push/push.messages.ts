export const messages = {
  title: 'Get notified when they reply?',
  text: 'You can turn this off any time.',
  failed: 'That did not work. Please try again.',
  accept: 'Turn on',
  decline: 'Not now',
  deviceTitle: 'This device',
  deviceSwitch: 'Notify me on this device',
  deviceHint: 'Even when {campus.name} is closed. Each device has its own switch.',
  unsupported:
    'This browser cannot show notifications. On an iPhone, add {campus.name} to the home screen first.',
  denied:
    'You have blocked notifications for {campus.name} in this browser. Allow them in the browser’s settings for this site, then come back.',
  unavailable: 'Push notifications are off on this server. You still get them in the app and by email.',
};

export type PushMessages = typeof messages;
