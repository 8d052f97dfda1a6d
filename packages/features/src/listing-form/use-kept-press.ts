import { useEffect, useEffectEvent, useState } from 'react';

export type Press = 'post' | 'draft';

/** Defers a press of Post or Save until all files are uploaded. */
export function useKeptPress(isSending: boolean, carryOut: (press: Press) => void) {
  const [pressed, setPressed] = useState<Press | null>(null);
  const pressAgain = useEffectEvent((press: Press) => {
    setPressed(null);
    carryOut(press);
  });
  useEffect(() => {
    if (pressed === null || isSending) return;
    let isOver = false;
    queueMicrotask(() => {
      if (!isOver) pressAgain(pressed);
    });
    return () => {
      isOver = true;
    };
  }, [pressed, isSending]);
  return { pressed, keep: setPressed, drop: () => setPressed(null) };
}
