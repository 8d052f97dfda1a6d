import { expect, it } from 'vitest';
import { isPushService } from './push-services.js';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('accepts %s', (address) => expect(isPushService(address)).toBe(true));

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilfcm.googleapis.com.example/x',
  'https://notfcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://me:secret@fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://fcm.googleapis.com@10.0.0.1/x',
  'not an address',
])('refuses %s', (address) => expect(isPushService(address)).toBe(false));
