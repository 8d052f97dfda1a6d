import { useEffect, useRef, useState } from 'react';
import { useClock, useStorage, useUser } from '../../../kernel/index.js';
import { openDraft, type OpenDraft } from './open-draft.js';

/**
 * Opens this student's draft of a form and releases it on unmount. Returns null until the draft is open; a null form
 * opens none.
 */
export function useDraft(form: string | null): OpenDraft | null {
  const storage = useStorage();
  const clock = useClock();
  const userId = useUser()?.id;
  const [draft, setDraft] = useState<OpenDraft | null>(null);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (userId === undefined || form === null) return;
    let opened: OpenDraft | undefined;
    let cancelled = false;
    // Waits until this page's previous draft is released.
    const opening = before.current.then(() => openDraft({ storage, clock, userId }, form));
    before.current = opening.then((one) => {
      opened = one;
      if (cancelled) one.close();
      else setDraft(one);
    });
    return () => {
      cancelled = true;
      opened?.close();
    };
  }, [storage, clock, userId, form]);
  return draft;
}
