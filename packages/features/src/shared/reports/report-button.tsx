import { Button } from '@campushive/ui/button';
import { IconButton } from '@campushive/ui/icon-button';
import { Flag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../../kernel/index.js';
import { useOnDemand } from '../use-on-demand.js';
import { catalogue } from './reports.catalogue.js';
import type { ReportedThing } from './use-report-form.js';

const loadDialog = () => import('./report-dialog.js');

/** The report dialog alone, for menus: it is there until it is closed. */
export function ReportOnDemand({ thing, onClose }: { thing: ReportedThing; onClose: () => void }) {
  const { part, want } = useOnDemand(loadDialog);
  useEffect(want, [want]);
  return part === null ? null : (
    <part.ReportDialog thing={thing} open onOpenChange={(open) => !open && onClose()} />
  );
}

export interface ReportButtonProps {
  /** What would be reported. */
  thing: ReportedThing;
  /** Whom a student's report names, or what a picture shows. */
  name?: string;
  /** A flag without words, for headers and messages. Default: false. */
  iconOnly?: boolean;
}

/** Opens the report dialog, which is fetched when it is wanted. */
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
