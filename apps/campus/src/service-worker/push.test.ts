import { expect, it, vi } from 'vitest';
import { onNotificationClick } from './push.js';

const PATH = '/dashboard/messages/01';

/** Clicks a notification on a device with these windows. Returns the URLs that were opened. */
async function press(...windows: readonly object[]): Promise<readonly string[]> {
  const opened: string[] = [];
  const openWindow = async (path: string) => void opened.push(path);
  vi.stubGlobal('self', { clients: { matchAll: async () => windows, openWindow } });
  let done: Promise<unknown> | undefined;
  onNotificationClick({
    notification: { close: () => undefined, data: { path: PATH } },
    waitUntil: (promise: Promise<unknown>) => (done = promise),
  } as unknown as NotificationEvent);
  await done;
  vi.unstubAllGlobals();
  return opened;
}

const aWindow = (listens: boolean, change: object = {}) => ({
  focus: vi.fn(() => Promise.resolve()),
  navigate: vi.fn(() => Promise.resolve()),
  postMessage: vi.fn((_: unknown, [port]: [MessagePort]) => void (listens && port.postMessage(true))),
  ...change,
});

it('opens a window when there is none', async () => {
  expect(await press()).toEqual([PATH]);
});

it('lets a listening page navigate without a reload', async () => {
  const window = aWindow(true);
  expect(await press(window)).toEqual([]);
  expect(window.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'go', path: PATH });
  expect([window.focus.mock.calls.length, window.navigate.mock.calls.length]).toEqual([1, 0]);
});

it('navigates any other page, even without permission to focus it, and opens a window if that fails', async () => {
  const deaf = aWindow(false, { focus: () => Promise.reject(new Error('Not allowed')) });
  expect(await press(deaf)).toEqual([]);
  expect(deaf.navigate).toHaveBeenCalledWith(PATH);
  const stubborn = aWindow(false, { navigate: () => Promise.reject(new Error('Not allowed')) });
  expect(await press(stubborn)).toEqual([PATH]);
});
