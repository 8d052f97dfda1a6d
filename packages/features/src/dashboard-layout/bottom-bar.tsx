import { Badge } from '@campushive/ui/badge';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { UserRound, type LucideIcon } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { BOTTOM_BAR, type Section, type SectionLink } from './sections.js';

interface BottomBarProps {
  section: Section;
  unreadConversations: number;
  onYouPress: () => void;
}

/** The words grow with the reader's text as far as five of them fit beside each other. */
const CELL =
  'flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 text-bar leading-4 font-semibold text-fg current:font-bold';

/** The five thumb-reachable places of a phone. */
export const BottomBar = memo(function BottomBar({
  section,
  unreadConversations,
  onYouPress,
}: BottomBarProps) {
  const words = useMessages(catalogue);
  return (
    <nav
      aria-label={words.mainMenu}
      data-slot="bottom-bar"
      data-bar="bottom"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-safe lg:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5 px-1 py-1">
        {BOTTOM_BAR.map((link) => (
          <li key={link.section}>
            <BarLink link={link} current={link.section === section} label={words[link.label]}>
              {link.section === 'messages' && unreadConversations > 0 ? (
                <span className="absolute -top-1 left-1/2 translate-x-1">
                  <Badge count={unreadConversations}>{words.unreadConversations(unreadConversations)}</Badge>
                </span>
              ) : null}
            </BarLink>
          </li>
        ))}
        <li>
          <UnstyledButton className={`${CELL} w-full`} onClick={onYouPress}>
            <Pill icon={UserRound} look="plain" />
            <span className="max-w-full truncate">{words.you}</span>
          </UnstyledButton>
        </li>
      </ul>
    </nav>
  );
});

interface BarLinkProps {
  link: SectionLink;
  current: boolean;
  label: string;
  children: ReactNode;
}

function BarLink({ link, current, label, children }: BarLinkProps) {
  const look = link.section === 'post' ? 'action' : current ? 'current' : 'plain';
  return (
    <Link to={link.to} aria-current={current ? 'page' : undefined} className={CELL}>
      <span className="relative max-w-full">
        <Pill icon={link.icon} look={look} />
        {children}
      </span>
      <span className="max-w-full truncate">{label}</span>
    </Link>
  );
}

const PILLS = {
  plain: 'bg-surface text-fg',
  current: 'bg-brand-soft text-fg',
  action: 'bg-brand text-on-brand',
};

function Pill({ icon: Icon, look }: { icon: LucideIcon; look: keyof typeof PILLS }) {
  return (
    <span className={`flex h-7 w-12 max-w-full items-center justify-center rounded-full ${PILLS[look]}`}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
