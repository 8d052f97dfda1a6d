import type { HiveName } from '@campushive/contract/hives';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { EDIT, hrefOf } from './destinations.js';

const loadForm = () => import('@campushive/features/listing-form');
type Form = Awaited<ReturnType<typeof loadForm>>;

/**
 * The form of a listing, over its page, while the address asks for it: Back closes it, and a reload or a link opens it.
 * Closed by other means, it leaves no entry of its own behind: opened on the page, it leaves the page; opened by the
 * student's own card, it returns to the list.
 */
export function Editing({ hive, id }: { hive: HiveName; id: string }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const pushed = useNavigationType() === 'PUSH';
  const open = query.has(EDIT);
  const [form, setForm] = useState<Form | null>(null);
  /** Whether the page was there without it one entry ago. */
  const within = useRef(false);
  const before = useRef(open);
  const [fromCard] = useState(open && pushed);
  useEffect(() => {
    if (open !== before.current) within.current = open && pushed;
    before.current = open;
  }, [open, pushed]);
  useEffect(() => {
    // Without a network the page stays as it is.
    if (open) void loadForm().then(setForm, () => undefined);
  }, [open]);

  if (!open || form === null) return null;
  return (
    <form.EditListingDialog
      hive={hive}
      id={id}
      onClose={() => {
        // What was saved when Back had been pressed already must not lead any further back.
        if (!new URLSearchParams(window.location.search).has(EDIT)) return;
        if (within.current || fromCard) void navigate(-1);
        else void navigate(hrefOf({ to: 'hive', hive }, true), { replace: true });
      }}
    />
  );
}
