import { AlertDialog } from '@campushive/ui/alert-dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@campushive/ui/dropdown-menu';
import { Ban, Flag, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { ReportOnDemand } from '../shared/reports/index.js';
import { catalogue } from './messages.catalogue.js';
import type { MenuPlace } from './options-button.js';
import type { Thread } from './use-thread.js';

interface ThreadMenuProps extends MenuPlace, Pick<Thread, 'onBlock' | 'blocking'> {
  person: { readonly id: string; readonly name: string };
  blocked: boolean;
}

/** What can be done about whom one writes with. Loaded when the user reaches for it. */
export function ThreadMenu({ menu, trigger, person, blocked, onBlock, blocking }: ThreadMenuProps) {
  const words = useMessages(catalogue);
  const [asking, setAsking] = useState<'report' | 'block' | null>(null);
  const { id, name } = person;
  return (
    <>
      <DropdownMenu open={menu.open} onOpenChange={menu.onOpenChange}>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
        <DropdownMenuContent align="end" initialFocus={menu.initialFocus}>
          <DropdownMenuItem leading={<UserRound />} asChild>
            <Link to={{ to: 'user', id }}>{words.seeProfile}</Link>
          </DropdownMenuItem>
          <DropdownMenuItem
            leading={<Ban />}
            onSelect={() => (blocked ? onBlock({ block: false }) : setAsking('block'))}
          >
            {blocked ? words.unblock : words.blockName(name)}
          </DropdownMenuItem>
          <DropdownMenuItem leading={<Flag />} variant="danger" onSelect={() => setAsking('report')}>
            {words.reportAuthor(name)}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {asking === 'report' ? (
        <ReportOnDemand thing={{ type: 'user', id }} onClose={() => setAsking(null)} />
      ) : null}
      <AlertDialog
        open={asking === 'block'}
        onOpenChange={(open) => !open && setAsking(null)}
        title={words.blockTitle(name)}
        description={words.blockText}
        confirmLabel={words.block}
        cancelLabel={words.cancel}
        loading={blocking}
        onConfirm={() => {
          onBlock({ block: true });
          setAsking(null);
        }}
      />
    </>
  );
}
