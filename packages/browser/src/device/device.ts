import type { DevicePort } from '@campushive/features';
import { camera } from './camera.js';
import { push } from './push.js';

/** Copies text. Rejects on plain http, where pages have no clipboard. */
const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Creates the port for the device's functions: clipboard, sharing, camera and push. */
export const createDevice = (): DevicePort => ({
  copy,
  async share({ title, text, path }) {
    const url = path === undefined ? document.URL : new URL(path, document.URL).href;
    const content = text === undefined ? { title, url } : { title, text };
    if (typeof navigator.share === 'function') {
      // Closing the sheet without sharing rejects, which is not a failure.
      await navigator.share(content).catch(() => undefined);
      return 'shared';
    }
    await copy(text ?? url);
    return 'copied';
  },
  camera,
  push,
});
