import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoryProvider, createStoryCampus } from '../../testing/story-campus.js';
import { createFakeDevice } from '../../testing/fake-device.js';
import { useScanner, type ScannerOptions } from './use-scanner.js';

let seen: string | null = null;
vi.mock('./qr-reader.js', () => ({ createQrReader: async () => async () => seen }));

const stream = { getTracks: () => [{ stop: () => undefined }] } as unknown as MediaStream;
const onFound = vi.fn();

function Scanner(options: Partial<ScannerOptions>) {
  const { video } = useScanner({ read: (text) => text, onFound, ...options });
  return <video ref={video} muted />;
}

/** A camera that is open, with a clock that runs. */
async function look(options: Partial<ScannerOptions>) {
  const campus = createStoryCampus({
    device: createFakeDevice({ camera: async () => ({ status: 'open', stream }) }),
  });
  Object.assign(campus.ports.clock, { now: () => new Date() });
  const shown = (change: Partial<ScannerOptions>) => (
    <StoryProvider campus={campus} locale="en">
      <Scanner {...options} {...change} />
    </StoryProvider>
  );
  const { rerender } = render(shown({}));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return (change: Partial<ScannerOptions>) => rerender(shown(change));
}
const hold = (text: string | null, milliseconds: number) => {
  seen = text;
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
};
const found = () => onFound.mock.calls.map(([{ code }]) => code as string);

describe('a camera at a door', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onFound.mockClear();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('takes each ticket once while it is held there, and the next when the answer was seen', async () => {
    await look({ stays: true });
    await hold('one', 5_000);
    expect(found()).toEqual(['one']);
    await hold('two', 400);
    expect(found()).toEqual(['one', 'two']);
    await hold('three', 400);
    expect(found()).toEqual(['one', 'two']);
    await hold('three', 1_000);
    expect(found()).toEqual(['one', 'two', 'three']);
  });

  it('takes the same one again after a pause', async () => {
    await look({ stays: true });
    await hold('one', 1_000);
    await hold(null, 4_000);
    await hold('one', 400);
    expect(found()).toEqual(['one', 'one']);
  });

  it('takes none while the last is looked at, however long, and not that one again', async () => {
    const become = await look({ stays: true });
    await hold('one', 400);
    become({ busy: true });
    await hold('one', 4_000);
    await hold('two', 2_000);
    expect(found()).toEqual(['one']);
    become({ busy: false });
    await hold('two', 1_400);
    expect(found()).toEqual(['one', 'two']);
  });

  it('takes one and no more where it does not stay', async () => {
    await look({});
    await hold('one', 400);
    await hold('two', 4_000);
    expect(found()).toEqual(['one']);
  });
});
