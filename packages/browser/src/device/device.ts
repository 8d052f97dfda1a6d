import type { DevicePort } from '@campushive/features';
import { camera } from './camera.js';
import { push } from './push.js';
import { received } from './received.js';
import { sheet } from './sheet.js';

/** Copies text. Rejects on plain http, where pages have no clipboard. */
const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Returns the absolute URL of a path of this site. */
const address = (path: string): string => new URL(path, document.URL).href;

/** Creates the port for the device's functions: clipboard, sharing, camera, push and received content. */
export const createDevice = (): DevicePort => ({
  copy,
  async share({ title, text, path }) {
    const url = path === undefined ? document.URL : address(path);
    const content = text === undefined ? { title, url } : { title, text };
    if (typeof navigator.share === 'function') {
      // Closing the sheet without sharing rejects, which is not a failure.
      await navigator.share(content).catch(() => undefined);
      return 'shared';
    }
    await copy(text ?? url);
    return 'copied';
  },
  address,
  sheet,
  camera,
  push,
  received,
});
