import { MAX_DOOR_HELPERS } from '@campushive/contract';
import type { Person } from '@campushive/contract/entities/user';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './door-helpers.catalogue.js';
import { DoorHelpersView } from './door-helpers-view.js';
import { useDoorHelpers } from './use-door-helpers.js';

export interface DoorHelpersDialogProps {
  /** One's own event. */
  id: string;
  /** Who comes to it, as far as that is loaded. */
  coming: readonly Person[];
  onClose: () => void;
}

/** Names who helps at the door of the event, and takes that back. */
export function DoorHelpersDialog({ id, coming, onClose }: DoorHelpersDialogProps) {
  const t = useMessages(catalogue);
  const helpers = useDoorHelpers(id, coming);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t.title} description={t.text(MAX_DOOR_HELPERS)} closeLabel={t.close}>
        <DoorHelpersView helpers={helpers} />
      </DialogContent>
    </Dialog>
  );
}
