import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, usePasskeysPort } from '../../kernel/index.js';
import { passkeysQuery } from '../queries/passkeys.queries.js';

export interface PasskeyProofState {
  /** The student has a passkey, and the browser can use it. */
  readonly offered: boolean;
  readonly pending: boolean;
  /** The device could not do it. */
  readonly failed: boolean;
  /** Why the server refused it. */
  readonly error: Error | null;
  readonly onUse: () => void;
  readonly cancel: () => void;
}

/** Proves with a passkey who is there; `onDone` gets the proof. */
export function usePasskeyProof(onDone: (proof: string) => void): PasskeyProofState {
  const client = useClient();
  const device = usePasskeysPort();
  const [failed, setFailed] = useState(false);
  // Most have none: asking for them is worth no second try.
  const known = useQuery({ ...passkeysQuery(client), enabled: device.supported(), retry: false });
  const prove = useMutation({
    async mutationFn() {
      const { attempt, options } = (await client.passkeys.beginStepUp({})).data;
      const outcome = await device.use(options);
      setFailed(outcome.status === 'failed');
      if (outcome.status !== 'done') return null;
      return (await client.passkeys.stepUp({ attempt, credential: outcome.credential })).data.stepUpToken;
    },
    onSuccess(proof) {
      if (proof !== null) onDone(proof);
    },
  });
  return {
    offered: (known.data?.length ?? 0) > 0,
    pending: prove.isPending,
    failed,
    error: prove.error,
    onUse: () => prove.mutate(),
    cancel: () => device.cancel(),
  };
}
