import { useEffect, useEffectEvent, useState } from 'react';

/** Press of a button that waits for uploads. */
export interface KeptPress<Press> {
  /** Waiting press, or null. */
  readonly pressed: Press | null;
  readonly keep: (press: Press) => void;
  readonly drop: () => void;
}

/** Defers a press, such as Post or Send, until all files are uploaded. */
export function useKeptPress<Press>(isSending: boolean, carryOut: (press: Press) => void): KeptPress<Press> {
  const [kept, setKept] = useState<{ readonly press: Press } | null>(null);
  const pressAgain = useEffectEvent((press: Press) => {
    setKept(null);
    carryOut(press);
  });
  useEffect(() => {
    if (kept === null || isSending) return;
    let isOver = false;
    queueMicrotask(() => {
      if (!isOver) pressAgain(kept.press);
    });
    return () => {
      isOver = true;
    };
  }, [kept, isSending]);
  return { pressed: kept?.press ?? null, keep: (press) => setKept({ press }), drop: () => setKept(null) };
}
