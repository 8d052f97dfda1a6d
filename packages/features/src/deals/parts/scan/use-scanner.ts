import { useEffect, useRef, useState, type RefObject } from 'react';
import { useClock, useDevice, type CameraProblem } from '../../../kernel/index.js';
import { createQrReader } from './qr-reader.js';

/** State of the scanner: starting the camera, `looking` for a code, or failed. */
export type ScannerState =
  | { readonly status: 'starting' }
  | {
      readonly status: 'looking';
      /** True after a QR code of another kind was seen. */
      readonly wrong: boolean;
    }
  | { readonly status: 'failed'; readonly problem: CameraProblem; readonly retry: () => void };

/** State of the scanner and the ref of its preview. Returned by `useScanner`. */
export interface Scanner {
  readonly state: ScannerState;
  /** Ref of the element that shows the camera picture. */
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** Codes that a scanner accepts, and the action on each. */
export interface ScannerOptions {
  /** Extracts the value from a code's text; null for a code of another kind. */
  read: (text: string) => string | null;
  /** Called with the value that `read` returns. A code that stays in view is reported once. */
  onFound: (found: { code: string }) => void;
  /** Keeps scanning for further codes, such as tickets of a queue. Default `false`. */
  stays?: boolean;
  /** Ignores codes while the last one is being checked. Default `false`. */
  busy?: boolean;
}

/** Time in which the same code counts as still held up, in milliseconds. */
const SAME_FOR = 3_000;
/** Minimum time that a result stays visible before the next code is read, in milliseconds. */
const READ_FOR = 1_000;

/** Interval between two reads, in milliseconds. Long enough to keep a cheap phone cool. */
const LOOK_EVERY = 200;

/** Scans with the camera from mount until a code is found or the component unmounts. */
export function useScanner({ read, onFound, stays = false, busy = false }: ScannerOptions): Scanner {
  const clock = useClock();
  const { camera } = useDevice();
  const video = useRef<HTMLVideoElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ScannerState>({ status: 'starting' });
  const latest = useRef({ read, onFound, stays, busy });
  useEffect(() => {
    latest.current = { read, onFound, stays, busy };
  });
  const last = useRef({ code: '', seen: 0, busy: -Infinity });

  useEffect(() => {
    let active = true;
    let stream: MediaStream | null = null;
    let stop = () => {};
    async function start() {
      const [opened, readQr] = await Promise.all([open(), createQrReader()]);
      const screen = video.current;
      if (!active || opened === null || screen === null) return;
      screen.srcObject = opened;
      await screen.play();
      if (!active) return;
      setState({ status: 'looking', wrong: false });
      let busy = false;
      stop = clock.every(LOOK_EVERY, () => {
        if (busy) return;
        busy = true;
        void readQr(screen)
          .then(take, () => undefined)
          .finally(() => {
            busy = false;
          });
      });
    }
    /** Stores the stream immediately, so that the camera is closed even when the reader fails to load. */
    async function open(): Promise<MediaStream | null> {
      const outcome = await camera.open();
      if (outcome.status === 'failed') {
        fail(outcome.problem);
        return null;
      }
      stream = outcome.stream;
      if (!active) close(stream);
      return stream;
    }
    function take(text: string | null) {
      if (!active || text === null) return;
      const code = latest.current.read(text);
      if (code === null) return setState({ status: 'looking', wrong: true });
      if (!latest.current.stays) end();
      else if (isHeld(code) || isTooSoon()) return;
      const now = clock.now().getTime();
      last.current = { code, seen: now, busy: now };
      setState({ status: 'looking', wrong: false });
      latest.current.onFound({ code });
    }
    /** Checks whether a code is the previous one, without a pause since it was last seen. */
    function isHeld(code: string): boolean {
      const { code: before, seen } = last.current;
      if (code !== before) return false;
      last.current.seen = clock.now().getTime();
      return last.current.seen - seen < SAME_FOR;
    }
    function isTooSoon(): boolean {
      const now = clock.now().getTime();
      if (latest.current.busy) last.current.busy = now;
      return now - last.current.busy < READ_FOR;
    }
    function end() {
      active = false;
      stop();
      if (stream !== null) close(stream);
    }
    function fail(problem: CameraProblem) {
      if (!active) return;
      end();
      const retry = () => {
        setState({ status: 'starting' });
        setAttempt((count) => count + 1);
      };
      setState({ status: 'failed', problem, retry });
    }
    start().catch(() => fail('failed'));
    return end;
  }, [clock, camera, attempt]);

  return { state, video };
}

/** Stops all tracks, which switches the camera light off. */
function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
