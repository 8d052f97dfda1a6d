import type { Group } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { IconButton } from '@campushive/ui/icon-button';
import { ArrowLeft, CalendarDays } from 'lucide-react';
import { appointment, Link, TextLink, useClock, useDateFormat, useMessages } from '../../../kernel/index.js';
import { catalogue } from '../messages.catalogue.js';
import { OptionsButton } from '../options-button.js';
import type { Thread } from '../thread/use-thread.js';

export interface GroupHeaderProps extends Pick<Thread, 'onMute' | 'onArchive' | 'onLeave' | 'leaving'> {
  group: Group;
  /** Viewer's id. The organiser cannot leave the group. */
  myId: string;
  onSearch: () => void;
}

const loadMenu = () => import('./group-menu.js');

/** Header of a group: its event and the number of members. */
export function GroupHeader({ group, ...menu }: GroupHeaderProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const event = { to: 'listing', hive: 'buzz', id: group.id } as const;
  return (
    <header className="@container border-b border-line bg-surface px-gutter pt-safe-or-3 pb-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 @max-3xs:flex-nowrap">
        <span className="-ml-2 lg:hidden">
          <IconButton variant="ghost" label={t.back} asChild>
            <Link to={{ to: 'messages' }}>
              <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
            </Link>
          </IconButton>
        </span>
        <span className="@max-sm:hidden">
          <HexagonIcon tone="buzz" size="sm" />
        </span>
        <div className="min-w-0 flex-1 basis-32">
          <Heading level={2} size="subsection" data-page-heading className="line-clamp-1">
            {group.title}
          </Heading>
          <p className="truncate text-sm text-fg-muted">
            {group.cancelled ? `${t.cancelled} · ` : group.muted ? `${t.muted} · ` : ''}
            {group.eventDate === null ? '' : `${appointment(group.eventDate, now, dateFormat)} · `}
            {t.members(group.members)}
          </p>
        </div>
        {group.cancelled ? null : (
          <>
            <span className="max-sm:hidden">
              <TextLink standalone to={event}>
                {t.seeEvent}
              </TextLink>
            </span>
            <span className="-mr-2 sm:hidden">
              <IconButton variant="ghost" label={t.seeEvent} asChild>
                <Link to={event}>
                  <CalendarDays aria-hidden="true" />
                </Link>
              </IconButton>
            </span>
          </>
        )}
        <span className="-mr-2 ml-auto">
          <OptionsButton label={t.groupOptions} load={loadMenu}>
            {({ GroupMenu }, place) => <GroupMenu group={group} {...menu} {...place} />}
          </OptionsButton>
        </span>
      </div>
    </header>
  );
}
