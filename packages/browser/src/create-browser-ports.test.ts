import { aStudent } from '@campushive/features/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserPorts, type BrowserPorts } from './create-browser-ports.js';

const user = aStudent(0);
let browser: BrowserPorts;
const open = () => {
  const locale = { code: 'en', name: 'English' };
  browser = createBrowserPorts({
    api: '/api',
    campus: { key: 'c', institutions: [], locales: [locale], defaultLocale: 'en', brand: {} } as never,
    router: { href: () => '/', navigate: () => undefined },
  });
  return browser;
};
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network in this test')));
});
afterEach(() => {
  browser.realtime.disconnect();
  vi.unstubAllGlobals();
});

it('connects to realtime at the start, and not when a document updates the user before the start', async () => {
  localStorage.setItem('c_token', 'a-token');
  localStorage.setItem('c_user', JSON.stringify(user));
  const { session, realtime, start } = open();
  session.update({ name: 'Adwoa After' });
  expect(session.state()).toMatchObject({ status: 'member', user: { name: 'Adwoa After' } });
  expect(realtime.connection()).toBe('idle');
  const started = start();
  expect(realtime.connection()).not.toBe('idle');
  await started;
});

it('connects to realtime when a student logs in after the start', async () => {
  const { session, realtime, start } = open();
  await start();
  expect(realtime.connection()).toBe('idle');
  session.signIn({ token: 'a-token', user });
  expect(realtime.connection()).not.toBe('idle');
});
