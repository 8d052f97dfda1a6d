import type { Conversation } from '@campushive/contract';
import { DropdownMenuItem } from '@campushive/ui/dropdown-menu';
import { Ban, Bell, BellOff, Flag, Link2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useMessages } from '../../../kernel/index.js';
import { BlockOnDemand } from '../../../accounts/parts/block/index.js';
import { ReportOnDemand } from '../../../base/parts/reports/index.js';
import { catalogue } from '../messages.catalogue.js';
import type { MenuPlace } from '../options-button.js';
import { TalkMenu } from '../talk-menu.js';
import type { Thread } from './use-thread.js';

interface ThreadMenuProps extends MenuPlace, Pick<Thread, 'onUnblock' | 'onMute' | 'onArchive'> {
  conversation: Conversation;
  onSearch: () => void;
}

/** Actions on a conversation and its participant. Loaded when the user reaches for the menu. */
export function ThreadMenu(props: ThreadMenuProps) {
  const { menu, trigger, conversation, onUnblock, onMute, onArchive, onSearch } = props;
  const t = useMessages(catalogue);
  const [asking, setAsking] = useState<'report' | 'block' | null>(null);
  const { otherParticipant, blocked, muted, archived } = conversation;
  const { id } = otherParticipant;
  const name = otherParticipant.name ?? t.unknownUser;
  return (
    <>
      <TalkMenu
        {...{ menu, trigger, onSearch, archived, onArchive }}
        after={
          otherParticipant.name === null ? null : (
            <>
              <DropdownMenuItem leading={<UserRound />} asChild>
                <Link to={{ to: 'user', id }}>{t.seeProfile}</Link>
              </DropdownMenuItem>
              {blocked ? null : (
                <DropdownMenuItem leading={<Link2 />} asChild>
                  <Link to={{ to: 'safeDeals' }}>{t.makeSafeDeal}</Link>
                </DropdownMenuItem>
              )}
              <DropdownMenuItem
                leading={<Ban />}
                onSelect={() => (blocked ? onUnblock() : setAsking('block'))}
              >
                {blocked ? t.unblock : t.blockName(name)}
              </DropdownMenuItem>
              <DropdownMenuItem leading={<Flag />} variant="danger" onSelect={() => setAsking('report')}>
                {t.reportAuthor(name)}
              </DropdownMenuItem>
            </>
          )
        }
      >
        <DropdownMenuItem leading={muted ? <Bell /> : <BellOff />} onSelect={() => onMute({ muted: !muted })}>
          {muted ? t.unmuteTalk : t.muteTalk}
        </DropdownMenuItem>
      </TalkMenu>
      {asking === 'report' ? (
        <ReportOnDemand thing={{ type: 'user', id }} onClose={() => setAsking(null)} />
      ) : null}
      {asking === 'block' ? (
        <BlockOnDemand student={otherParticipant} onClose={() => setAsking(null)} />
      ) : null}
    </>
  );
}
