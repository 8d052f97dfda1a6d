/** A call that waits for a fresh proof of who is there. */
export interface ProofRequest {
  /** Lets the call go on with the proof; with null it fails as it was refused. */
  readonly answer: (proof: string | null) => void;
}

export interface ProofRequests {
  /** Answers the proof; null when its owner gave none, or when nothing on the page can ask. */
  readonly ask: () => Promise<string | null>;
  readonly current: () => ProofRequest | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Brings the calls that need a proof together with what asks for it: the calls know no dialog. */
export function createProofRequests(): ProofRequests {
  const listeners = new Set<() => void>();
  let waiting: ProofRequest | null = null;
  const become = (next: ProofRequest | null) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    ask: () =>
      new Promise((resolve) => {
        if (listeners.size === 0) return resolve(null);
        become({
          answer(proof) {
            become(null);
            resolve(proof);
          },
        });
      }),
    current: () => waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
