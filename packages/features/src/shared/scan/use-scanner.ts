import { useEffect, useRef, useState, type RefObject } from 'react';
import { useClock, useDevice, type CameraProblem } from '../../kernel/index.js';
import { createQrReader } from './qr-reader.js';

export type ScannerState =
  | { readonly status: 'starting' }
  | {
      readonly status: 'looking';
      /** A code was seen that is not one of those wanted. */
      readonly wrong: boolean;
    }
  | { readonly status: 'failed'; readonly problem: CameraProblem; readonly retry: () => void };

export interface Scanner {
  readonly state: ScannerState;
  readonly video: RefObject<HTMLVideoElement | null>;
}

export interface ScannerOptions {
  /** What is wanted in a code's text; null when this is not such a code. */
  read: (text: string) => string | null;
  onFound: (found: { code: string }) => void;
  /** Looks on for the next one, as a line of people wants it. Default false. */
  stays?: boolean;
  /** The last one is still being looked at: no other is taken meanwhile. Default false. */
  busy?: boolean;
}

/** Seen again within that time, a code is the same one, held there still. */
const SAME_FOR = 3_000;
/** What became of one can be read for that long, before the next is taken. */
const READ_FOR = 1_000;

/** Between two looks, so that a cheap phone stays cool. */
const LOOK_EVERY = 200;

/** Looks through the camera from mounting until a code is found or it unmounts. */
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
    let wanted = true;
    let stream: MediaStream | null = null;
    let stop = () => {};
    async function start() {
      const [opened, readQr] = await Promise.all([open(), createQrReader()]);
      const screen = video.current;
      if (!wanted || opened === null || screen === null) return;
      screen.srcObject = opened;
      await screen.play();
      if (!wanted) return;
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
    /** Keeps the stream at once, so that the camera is closed even when the reader could not be fetched. */
    async function open(): Promise<MediaStream | null> {
      const outcome = await camera.open();
      if (outcome.status === 'failed') {
        fail(outcome.problem);
        return null;
      }
      stream = outcome.stream;
      if (!wanted) close(stream);
      return stream;
    }
    function take(text: string | null) {
      if (!wanted || text === null) return;
      const code = latest.current.read(text);
      if (code === null) return setState({ status: 'looking', wrong: true });
      if (!latest.current.stays) end();
      else if (isHeld(code) || isTooSoon()) return;
      const now = clock.now().getTime();
      last.current = { code, seen: now, busy: now };
      setState({ status: 'looking', wrong: false });
      latest.current.onFound({ code });
    }
    /** The same code as before, without a pause since it was last seen. */
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
      wanted = false;
      stop();
      if (stream !== null) close(stream);
    }
    function fail(problem: CameraProblem) {
      if (!wanted) return;
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

/** Puts the camera's light out. */
function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
