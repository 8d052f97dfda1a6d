import { useEffect, useEffectEvent, useState } from 'react';

/** Press of a button that waits for uploads. */
export interface DeferredPress<Press> {
  /** Waiting press, or null. */
  readonly pressed: Press | null;
  readonly defer: (press: Press) => void;
  readonly drop: () => void;
}

/** Defers a press, such as Post or Send, until all files are uploaded. */
export function useDeferredPress<Press>(
  isSending: boolean,
  carryOut: (press: Press) => void,
): DeferredPress<Press> {
  const [deferred, setDeferred] = useState<{ readonly press: Press } | null>(null);
  const pressAgain = useEffectEvent((press: Press) => {
    setDeferred(null);
    carryOut(press);
  });
  useEffect(() => {
    if (deferred === null || isSending) return;
    let isOver = false;
    queueMicrotask(() => {
      if (!isOver) pressAgain(deferred.press);
    });
    return () => {
      isOver = true;
    };
  }, [deferred, isSending]);
  return {
    pressed: deferred?.press ?? null,
    defer: (press) => setDeferred({ press }),
    drop: () => setDeferred(null),
  };
}
