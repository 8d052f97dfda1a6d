import type { HiveName } from '@campushive/contract/hives';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { EDIT, hrefOf } from './destinations.js';

const loadForm = () => import('@campushive/features/listing-form');
type Form = Awaited<ReturnType<typeof loadForm>>;

/**
 * The form of a listing, shown over its page while the URL has the query parameter. Back closes the form, and a reload or a link opens it.
 * Closing it by other means leaves no history entry: a form opened on the page returns to the page, and one opened from the student's own
 * card returns to the list.
 */
export function Editing({ hive, id }: { hive: HiveName; id: string }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const pushed = useNavigationType() === 'PUSH';
  const open = query.has(EDIT);
  const [form, setForm] = useState<Form | null>(null);
  /** True when the previous history entry is the page without the form. */
  const within = useRef(false);
  const before = useRef(open);
  const [fromCard] = useState(open && pushed);
  useEffect(() => {
    if (open !== before.current) within.current = open && pushed;
    before.current = open;
  }, [open, pushed]);
  useEffect(() => {
    // Without a network, the page stays unchanged.
    if (open) void loadForm().then(setForm, () => undefined);
  }, [open]);

  if (!open || form === null) return null;
  return (
    <form.EditListingDialog
      hive={hive}
      id={id}
      onClose={() => {
        // After Back was pressed, a completed save must not navigate any further back.
        if (!new URLSearchParams(window.location.search).has(EDIT)) return;
        if (within.current || fromCard) void navigate(-1);
        else void navigate(hrefOf({ to: 'hive', hive }, true), { replace: true });
      }}
    />
  );
}
