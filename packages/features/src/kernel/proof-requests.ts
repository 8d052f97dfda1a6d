/** Call that waits for fresh proof of the user's identity. */
export interface ProofRequest {
  /** Continues the call with the proof. Null lets it fail with the original refusal. */
  readonly answer: (proof: string | null) => void;
}

export interface ProofRequests {
  /** Requests a proof. Resolves to null when the user cancels, or when no dialog is mounted. */
  readonly ask: () => Promise<string | null>;
  readonly current: () => ProofRequest | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Connects calls that need a proof with the dialog that asks for it. Calls know no dialog. */
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
