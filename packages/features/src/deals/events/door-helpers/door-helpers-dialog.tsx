import { MAX_DOOR_HELPERS } from '@campushive/contract';
import type { Person } from '@campushive/contract/entities/user';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './door-helpers.catalogue.js';
import { DoorHelpersView } from './door-helpers-view.js';
import { useDoorHelpers } from './use-door-helpers.js';

export interface DoorHelpersDialogProps {
  /** Id of the viewer's event. */
  id: string;
  /** Attendees loaded so far. */
  coming: readonly Person[];
  onClose: () => void;
}

/** Dialog that adds and removes door helpers of an event. */
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
