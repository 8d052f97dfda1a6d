const PUSH =
  'device/push.ts asks for PushManager first; Safari 15 never runs the push part of the service worker.';

const TOUCH = 'Safari on a Mac has no touch events: use-pull.ts only reads one that was fired.';

/** Newer members that the app may use, with the reason. An entry that nothing uses any more fails the check. */
export const ALLOWED_MEMBERS: Readonly<Record<string, string>> = {
  'Element.checkVisibility': 'page-focus.ts asks for it first.',
  'FetchEvent.resultingClientId': 'Undefined in Safari 15: a page counts as opened before.',
  'HTMLMediaElement.srcObject': 'Chromium 103 takes a MediaStream, which is all that the scanner sets.',
  'Navigator.canShare': 'sheet.ts asks for it first, and shares no files where it is missing.',
  'Navigator.share': 'device.ts asks for it first, and copies where it is missing.',
  'Notification.data': PUSH,
  'NotificationEvent.notification': PUSH,
  'PushEvent.data': PUSH,
  'PushManager.getSubscription': PUSH,
  'PushManager.subscribe': PUSH,
  'PushMessageData.json': PUSH,
  'PushSubscription.toJSON': PUSH,
  'PushSubscription.unsubscribe': PUSH,
  'ServiceWorkerRegistration.getNotifications': 'Fails silently: without pushes there is nothing to close.',
  'ServiceWorkerRegistration.showNotification': PUSH,
  'Touch.clientX': TOUCH,
  'Touch.clientY': TOUCH,
  'TouchEvent.touches': TOUCH,
  'TouchList.length': TOUCH,
  'WindowClient.navigate': PUSH,
};

interface AllowedInBundle {
  readonly bundle: RegExp;
  readonly message: RegExp;
  readonly reason: string;
}

/** Messages about bundles that are no use of a missing API. An entry that matches nothing any more fails the check. */
export const ALLOWED_IN_BUNDLES: readonly AllowedInBundle[] = [
  {
    bundle: /^assets\/reader$/,
    message: /./,
    reason:
      'The legacy build of pdf.js, which brings core-js; it is loaded when a document is opened to read.',
  },
  {
    bundle: /^assets\/dist$/,
    message: /toSorted/,
    reason: 'A method that OrderedDict has itself, in the collections of Radix.',
  },
  { bundle: /^assets\/(base|shared)$/, message: /randomUUID/, reason: 'The one place that asks for it.' },
  { bundle: /^assets\/campus-socket$/, message: /WebTransport/, reason: 'The socket never chooses it.' },
];
