import { Suspense, useEffect, useState } from 'react';
import { useProofRequest } from '../../../kernel/index.js';

type Dialog = Awaited<ReturnType<typeof loadDialog>>['StepUpDialog'];

const loadDialog = () => import('./step-up-dialog.js');

/**
 * Handles every call that needs a fresh proof of identity: asks for it in a dialog above the page, which keeps its
 * state, then continues the call. Mount once beside the pages. Loads the dialog on demand.
 */
export function StepUpGate() {
  const request = useProofRequest();
  const [part, setPart] = useState<{ readonly Dialog: Dialog } | null>(null);
  useEffect(() => {
    if (request === null) return;
    loadDialog().then(
      ({ StepUpDialog }) => setPart({ Dialog: StepUpDialog }),
      () => request.answer(null),
    );
  }, [request]);
  return request === null || part === null ? null : (
    <Suspense fallback={null}>
      <part.Dialog onDone={request.answer} />
    </Suspense>
  );
}
