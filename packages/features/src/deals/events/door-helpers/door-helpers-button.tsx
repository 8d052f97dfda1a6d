import type { Person } from '@campushive/contract/entities/user';
import { Button } from '@campushive/ui/button';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { catalogue } from '../events.catalogue.js';

const loadDialog = () => import('./door-helpers-dialog.js');

export interface DoorHelpersButtonProps {
  /** Id of the viewer's event. */
  id: string;
  /** Attendees loaded so far. */
  coming: readonly Person[];
}

/** Button that opens the organiser's list of door helpers. */
export function DoorHelpersButton({ id, coming }: DoorHelpersButtonProps) {
  const t = useMessages(catalogue);
  const [open, setOpen] = useState(false);
  const { part, prepare, want } = useOnDemand(loadDialog);
  return (
    <>
      <Button
        variant="outline"
        fullWidth
        leading={<UserPlus aria-hidden="true" />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          want();
          setOpen(true);
        }}
      >
        {t.doorHelpers}
      </Button>
      {open && part !== null ? (
        <part.DoorHelpersDialog id={id} coming={coming} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
