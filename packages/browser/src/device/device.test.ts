import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDevice } from './device.js';

const device = createDevice();

/** Adds parts that jsdom lacks to the browser, until the end of the test. */
function browserHas(parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  for (const name of ['clipboard', 'share', 'canShare', 'mediaDevices', 'serviceWorker'])
    Reflect.deleteProperty(navigator, name);
  vi.unstubAllGlobals();
});

describe('sharing', () => {
  it('passes the text to the browser, or the address of the page when there is no text', async () => {
    const share = vi.fn(async () => undefined);
    browserHas({ share });
    expect(await device.share({ title: 'Meet-up', text: 'At the gate, 4 pm' })).toBe('shared');
    expect(await device.share({ title: 'Kettle' })).toBe('shared');
    expect(share.mock.calls).toEqual([
      [{ title: 'Meet-up', text: 'At the gate, 4 pm' }],
      [{ title: 'Kettle', url: document.URL }],
    ]);
  });

  it('passes the address of the given path of this site', async () => {
    const share = vi.fn(async () => undefined);
    browserHas({ share });
    await device.share({ title: 'Kettle', path: '/tasks/1' });
    const url = new URL('/tasks/1', document.URL).href;
    expect(share.mock.calls).toEqual([[{ title: 'Kettle', url }]]);
    const writeText = vi.fn(async () => undefined);
    Reflect.deleteProperty(navigator, 'share');
    browserHas({ clipboard: { writeText } });
    await device.share({ title: 'Kettle', path: '/tasks/1' });
    expect(writeText.mock.calls).toEqual([[url]]);
  });

  it('counts as shared when the user closes the share sheet', async () => {
    browserHas({ share: () => Promise.reject(new DOMException('Share canceled', 'AbortError')) });
    expect(await device.share({ title: 'Kettle' })).toBe('shared');
  });

  it('copies when the device cannot share, and rejects when copying is forbidden', async () => {
    const writeText = vi.fn(async () => undefined);
    browserHas({ clipboard: { writeText } });
    expect(await device.share({ title: 'Kettle' })).toBe('copied');
    expect(await device.share({ title: 'Meet-up', text: 'At the gate' })).toBe('copied');
    expect(writeText.mock.calls).toEqual([[document.URL], ['At the gate']]);
    browserHas({ clipboard: { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) } });
    await expect(device.share({ title: 'Kettle' })).rejects.toThrow('No');
  });
});

describe('the share sheet', () => {
  const file = new File(['x'], 'kettle.jpg', { type: 'image/jpeg' });
  const content = { title: 'Kettle', text: 'Kettle · ₵330', url: 'https://campus.example/tasks/1' };

  it('is unsupported in a browser without sharing', () => {
    expect(device.sheet.supported()).toBe(false);
    expect(device.sheet.canShareFiles([file])).toBe(false);
  });

  it('opens with the files, and with the link in the text, when the browser takes files', async () => {
    const share = vi.fn(async () => undefined);
    browserHas({ share, canShare: () => true });
    expect(device.sheet.supported()).toBe(true);
    expect(await device.sheet.open({ ...content, files: [file] })).toBe('shared');
    const text = 'Kettle · ₵330\nhttps://campus.example/tasks/1';
    expect(share).toHaveBeenCalledWith({ title: 'Kettle', text, files: [file] });
  });

  it('opens with text and link alone when the browser takes no files', async () => {
    const share = vi.fn(async () => undefined);
    browserHas({ share, canShare: () => false });
    expect(await device.sheet.open({ ...content, files: [file] })).toBe('shared');
    expect(share).toHaveBeenCalledWith(content);
    browserHas({
      canShare: () => {
        throw new TypeError('No files');
      },
    });
    expect(device.sheet.canShareFiles([file])).toBe(false);
  });

  it.each([
    [new DOMException('Closed', 'AbortError'), 'dismissed'],
    [new DOMException('No press', 'NotAllowedError'), 'expired'],
    [new DOMException('Busy', 'InvalidStateError'), 'failed'],
    [new TypeError('No'), 'failed'],
  ])('reports the outcome of a rejection: %s', async (error, outcome) => {
    browserHas({ share: () => Promise.reject(error) });
    expect(await device.sheet.open(content)).toBe(outcome);
  });

  it('returns the absolute URL of a path', () => {
    expect(device.address('/tasks/1')).toBe(new URL('/tasks/1', document.URL).href);
  });
});

describe('the camera', () => {
  it('is supported only when the browser lets pages use a camera', () => {
    expect(device.camera.supported()).toBe(false);
    browserHas({ mediaDevices: { getUserMedia: () => undefined } });
    expect(device.camera.supported()).toBe(true);
  });

  it.each([
    [new DOMException('No', 'NotAllowedError'), 'denied'],
    [new DOMException('No', 'NotFoundError'), 'missing'],
    [new DOMException('No', 'NotReadableError'), 'failed'],
    [new Error('No'), 'failed'],
  ])('reports the problem when it cannot open: %s', async (error, problem) => {
    browserHas({ mediaDevices: { getUserMedia: () => Promise.reject(error) } });
    expect(await device.camera.open()).toEqual({ status: 'failed', problem });
  });

  it('returns its stream when it opens', async () => {
    const stream = {};
    browserHas({ mediaDevices: { getUserMedia: async () => stream } });
    expect(await device.camera.open()).toEqual({ status: 'open', stream });
  });
});

describe('push notifications', () => {
  const subscriptionOf = (key: string) => ({
    toJSON: () => ({ endpoint: `https://push.example/${key}`, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => true),
  });

  it('are unsupported in a browser that lacks a part of the API', () => {
    expect(device.push.permission()).toBe('unsupported');
  });

  it('keep the permission open until the user answers', async () => {
    const requestPermission = vi.fn(async () => 'default');
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission: 'default', requestPermission });
    browserHas({ serviceWorker: {} });
    expect(device.push.permission()).toBe('ask');
    expect(await device.push.askPermission()).toBe('ask');
    requestPermission.mockResolvedValue('denied');
    expect(await device.push.askPermission()).toBe('denied');
  });

  it('have no target without a service worker registration', async () => {
    browserHas({ serviceWorker: { getRegistration: async () => undefined } });
    expect(await device.push.target()).toBeNull();
    await expect(device.push.unsubscribe()).resolves.toBeUndefined();
  });

  it('replace the subscription of another server key with one for this key', async () => {
    const [former, now] = [subscriptionOf('former'), subscriptionOf('now')];
    const subscribe = vi
      .fn<(options: object) => Promise<typeof now>>()
      .mockRejectedValueOnce(new DOMException('Another key', 'InvalidStateError'))
      .mockResolvedValue(now);
    const pushManager = { subscribe, getSubscription: async () => former };
    browserHas({ serviceWorker: { ready: Promise.resolve({ pushManager }) } });
    const target = await device.push.subscribe('ours');
    expect(target).toEqual({ endpoint: 'https://push.example/now', keys: { p256dh: 'p', auth: 'a' } });
    expect(former.unsubscribe).toHaveBeenCalledOnce();
    expect(subscribe).toHaveBeenLastCalledWith({ userVisibleOnly: true, applicationServerKey: 'ours' });
  });
});
