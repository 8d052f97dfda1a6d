import { Suspense, useEffect, useState } from 'react';
import { useProofRequest } from '../../kernel/index.js';

type Dialog = Awaited<ReturnType<typeof loadDialog>>['StepUpDialog'];

const loadDialog = () => import('./step-up-dialog.js');

/**
 * Stands once beside the pages. Whatever call of them needs a fresh proof of who is there, it asks for the password over
 * that page, which stays as it is, and the call goes on. Costs next to nothing before.
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
