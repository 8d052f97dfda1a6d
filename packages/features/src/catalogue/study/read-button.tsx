import type { Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useMessages, useReader } from '../../kernel/index.js';
import { useOnDemand } from '../../shared/hooks/use-on-demand.js';
import { catalogue } from './study.catalogue.js';

const loadReader = () => import('./reader-dialog.js');

/** Button that opens a PDF in the app. Hidden for other files, and when the host has no reader. */
export function ReadButton({ listing }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const reader = useReader();
  const dialog = useOnDemand(loadReader);
  const [open, setOpen] = useState(false);
  if (reader === undefined || listing.archiveDetails?.file?.format !== 'pdf') return null;
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        fullWidth
        leading={<BookOpen aria-hidden="true" />}
        onPointerEnter={dialog.prepare}
        onClick={() => {
          dialog.want();
          setOpen(true);
        }}
      >
        {t.read}
      </Button>
      {open && dialog.part !== null ? (
        <dialog.part.ReaderDialog listing={listing} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
