import { expect, it, vi } from 'vitest';
import { install, installable, keepInstallOffer } from './install-offer.js';

it('offers to install the app while the browser does, and prompts once per browser offer', () => {
  const listener = vi.fn();
  installable.subscribe(listener);
  keepInstallOffer();
  expect(installable.now()).toBe(false);
  const prompt = vi.fn(() => Promise.resolve());
  const offer = () => window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  offer();
  expect(installable.now()).toBe(true);
  install();
  install();
  expect([prompt.mock.calls.length, installable.now()]).toEqual([1, false]);
  offer();
  window.dispatchEvent(new Event('appinstalled'));
  expect([installable.now(), listener.mock.calls.length]).toEqual([false, 5]);
});
