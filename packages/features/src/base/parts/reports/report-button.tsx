import { Button } from '@campushive/ui/button';
import { IconButton } from '@campushive/ui/icon-button';
import { Flag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { catalogue } from './reports.catalogue.js';
import type { ReportedThing } from './use-report-form.js';

const loadDialog = () => import('./report-dialog.js');

/** Report dialog without a button, for menus. Open until `onClose`; loads its code when it is mounted. */
export function ReportOnDemand({ thing, onClose }: { thing: ReportedThing; onClose: () => void }) {
  const { part, want } = useOnDemand(loadDialog);
  useEffect(want, [want]);
  return part === null ? null : (
    <part.ReportDialog thing={thing} open onOpenChange={(open) => !open && onClose()} />
  );
}

/** Content that is reported, and the button's look. */
export interface ReportButtonProps {
  thing: ReportedThing;
  /** Student's name, or the description of a picture, for the button's accessible name. */
  name?: string;
  /** Shows only a flag icon, for headers and messages. Default `false`. */
  iconOnly?: boolean;
}

/** Button that opens the report dialog. Loads the dialog on demand. */
export function ReportButton({ thing, name, iconOnly = false }: ReportButtonProps) {
  const t = useMessages(catalogue);
  const [open, setOpen] = useState(false);
  const { part, prepare, want } = useOnDemand(loadDialog);
  const begin = {
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick() {
      want();
      setOpen(true);
    },
  };
  const label = labelOf();
  return (
    <>
      {iconOnly ? (
        <IconButton variant="ghost" size="sm" label={label} {...begin}>
          <Flag aria-hidden="true" />
        </IconButton>
      ) : (
        <Button variant="ghost" size="sm" leading={<Flag aria-hidden="true" />} {...begin}>
          {label}
        </Button>
      )}
      {part === null || !open ? null : <part.ReportDialog thing={thing} open={open} onOpenChange={setOpen} />}
    </>
  );

  function labelOf(): string {
    switch (thing.type) {
      case 'listing':
        return t.reportListing;
      case 'message':
        return t.reportMessage;
      case 'wanted':
        return t.reportPost;
      case 'picture':
        return t.reportPicture(name ?? '');
      case 'user':
        return name === undefined ? t.report : t.reportUser(name);
      default:
        return thing.type satisfies never;
    }
  }
}
