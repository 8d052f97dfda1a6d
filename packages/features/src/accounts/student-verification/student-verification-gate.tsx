import { ApiError } from '@campushive/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useRealtime, useSessionPort, useUser } from '../../kernel/index.js';
import { useOnDemand } from '../../shared/hooks/use-on-demand.js';

const loadNotice = () => import('./student-verification-notice.js');

/**
 * Verification gate, mounted once above the pages of a signed-in student. Shows a notice while the verification has lapsed. Any call that
 * is refused for that reason opens the renewal dialog over the page. Loads its code only then.
 */
export function StudentVerificationGate() {
  const queries = useQueryClient();
  const session = useSessionPort();
  const realtime = useRealtime();
  const lapsed = useUser()?.isVerified === false;
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState(false);
  const { part, want } = useOnDemand(loadNotice);
  useEffect(() => {
    if (lapsed) want();
  }, [lapsed, want]);
  useEffect(
    () =>
      realtime.on('notification', ({ kind }) => {
        if (kind === 'student_verification_over') session.update({ isVerified: false });
      }),
    [realtime, session],
  );
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (!(error instanceof ApiError) || error.code !== 'verification_required') return;
        // Handles a verification that lapsed after the page was opened.
        session.update({ isVerified: false });
        want();
        setRefused(true);
        setOpen(true);
      }),
    [queries, session, want],
  );
  return part === null ? null : (
    <Suspense>
      <part.StudentVerificationNotice
        lapsed={lapsed}
        refused={refused}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) setRefused(false);
        }}
      />
    </Suspense>
  );
}
