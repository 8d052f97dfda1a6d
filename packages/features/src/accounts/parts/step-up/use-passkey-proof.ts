import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, usePasskeysPort } from '../../../kernel/index.js';
import { passkeysQuery } from '../passkeys.queries.js';

export interface PasskeyProofState {
  /** True when the student has a passkey and the browser supports passkeys. */
  readonly offered: boolean;
  readonly pending: boolean;
  /** True after the device failed. */
  readonly failed: boolean;
  /** Error of the server's refusal. */
  readonly error: Error | null;
  readonly onUse: () => void;
  readonly cancel: () => void;
}

/** Confirms the student's identity with a passkey. `onDone` receives the proof. */
export function usePasskeyProof(onDone: (proof: string) => void): PasskeyProofState {
  const client = useClient();
  const device = usePasskeysPort();
  const [failed, setFailed] = useState(false);
  // No retry: most students have no passkey.
  const stored = useQuery({ ...passkeysQuery(client), enabled: device.supported(), retry: false });
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
    offered: (stored.data?.length ?? 0) > 0,
    pending: prove.isPending,
    failed,
    error: prove.error,
    onUse: () => prove.mutate(),
    cancel: () => device.cancel(),
  };
}
