import { ApiError } from '@campushive/contract';
import { useState } from 'react';

/** The organiser is asked before an event moves for which people hold tickets. */
export interface MoveQuestion {
  /** Students with a ticket. */
  readonly holders: number;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

interface AskedMove {
  readonly question: MoveQuestion | null;
  /** Asks when a change was refused for that; false for another failure. */
  readonly onRefused: (error: unknown, sendConfirmed: () => void) => boolean;
}

/** Asks about a move that the server has refused to make without a confirmation. */
export function useMoveQuestion(): AskedMove {
  const [question, setQuestion] = useState<MoveQuestion | null>(null);
  return {
    question,
    onRefused(error, sendConfirmed) {
      if (!(error instanceof ApiError) || error.code !== 'event_move_unconfirmed') return false;
      const [wrong] = Object.values(error.fieldErrors);
      const onDismiss = () => setQuestion(null);
      setQuestion({
        holders: wrong?.params?.taken ?? 0,
        onDismiss,
        onConfirm() {
          onDismiss();
          sendConfirmed();
        },
      });
      return true;
    },
  };
}
