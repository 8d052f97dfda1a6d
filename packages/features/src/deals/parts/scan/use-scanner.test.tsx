import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../../../kernel/ports.js';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { NOW } from '../../../testing/fixtures.js';
import { createFakeDevice } from '../../../testing/fake-device.js';
import { useScanner, type ScannerOptions } from './use-scanner.js';
import { StoryProvider } from '../../../testing/story-provider.js';

/** Code in front of the camera. */
let seen: string | null = null;

/** Fake of the browser's native reader. */
class Detector {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async () => (seen === null ? [] : [{ rawValue: seen }]);
}

const stream = { getTracks: () => [{ stop: () => undefined }] } as unknown as MediaStream;
const onFound = vi.fn();

/** Flushes pending microtasks and effects. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Creates the clock controlled by the test. */
function createClock() {
  let time = NOW.getTime();
  const due = new Set<{ at: number; readonly every: number; readonly run: () => void }>();
  const clock: Clock = {
    now: () => new Date(time),
    deviceTimeZone: () => 'UTC',
    after: () => () => undefined,
    every(milliseconds, run) {
      const one = { at: time + milliseconds, every: milliseconds, run };
      due.add(one);
      return () => void due.delete(one);
    },
  };
  async function advance(milliseconds: number) {
    for (const end = time + milliseconds; time < end;) {
      time = Math.min(end, ...[...due].map(({ at }) => at));
      for (const one of [...due])
        if (one.at <= time) {
          one.at += one.every;
          one.run();
        }
      await settle();
    }
  }
  return { clock, advance };
}
let advance: (milliseconds: number) => Promise<void>;

function Scanner(options: Partial<ScannerOptions>) {
  const { video } = useScanner({ read: (text) => text, onFound, ...options });
  return <video ref={video} muted />;
}

/** Renders the scanner with an open camera. */
async function look(options: Partial<ScannerOptions>) {
  const campus = createStoryCampus({
    device: createFakeDevice({ camera: async () => ({ status: 'open', stream }) }),
  });
  const own = createClock();
  advance = own.advance;
  const ports = { ...campus.ports, clock: own.clock };
  const shown = (change: Partial<ScannerOptions>) => (
    <StoryProvider campus={{ ...campus, ports }} locale="en">
      <Scanner {...options} {...change} />
    </StoryProvider>
  );
  const { rerender } = render(shown({}));
  await settle();
  return (change: Partial<ScannerOptions>) => rerender(shown(change));
}
const hold = (text: string | null, milliseconds: number) => {
  seen = text;
  return advance(milliseconds);
};
const found = () => onFound.mock.calls.map(([{ code }]) => code as string);

describe('a camera at a door', () => {
  beforeEach(() => {
    onFound.mockClear();
    vi.stubGlobal('BarcodeDetector', Detector);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('reports a code once while it stays in view, and the next one after the answer was shown', async () => {
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

  it('reports the same code again after a pause', async () => {
    await look({ stays: true });
    await hold('one', 1_000);
    await hold(null, 4_000);
    await hold('one', 400);
    expect(found()).toEqual(['one', 'one']);
  });

  it('reports no code while an answer is open, and not the same code afterwards', async () => {
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

  it('reports a single code when it does not stay open', async () => {
    await look({});
    await hold('one', 400);
    await hold('two', 4_000);
    expect(found()).toEqual(['one']);
  });
});
