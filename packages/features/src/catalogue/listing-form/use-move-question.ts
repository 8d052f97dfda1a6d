import { ApiError } from '@campushive/contract';
import { useState } from 'react';

/** Confirmation before an event is moved for which students hold tickets. */
export interface MoveQuestion {
  /** Number of students with a ticket. */
  readonly holders: number;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

interface RequestedMove {
  readonly question: MoveQuestion | null;
  /** Opens the confirmation when the server requires one. Returns false for another failure. */
  readonly onRefused: (error: unknown, sendConfirmed: () => void) => boolean;
}

/** Asks for the confirmation that the server requires for a move. */
export function useMoveQuestion(): RequestedMove {
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
