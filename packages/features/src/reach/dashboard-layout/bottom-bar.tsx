import { Badge } from '@campushive/ui/badge';
import { BottomBar as Bar, BottomBarItem } from '@campushive/ui/bottom-bar';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { UserRound } from 'lucide-react';
import { memo } from 'react';
import { Link, useMessages } from '../../kernel/index.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { BOTTOM_BAR, type Section } from './sections.js';

interface BottomBarProps {
  section: Section;
  unreadConversations: number;
  onYouPress: () => void;
}

/** Navigation bar of phones with five entries in reach of the thumb. */
export const BottomBar = memo(function BottomBar({
  section,
  unreadConversations,
  onYouPress,
}: BottomBarProps) {
  const t = useMessages(catalogue);
  const unread =
    unreadConversations > 0 ? (
      <Badge count={unreadConversations}>{t.unreadConversations(unreadConversations)}</Badge>
    ) : null;
  return (
    <Bar label={t.mainMenu} data-bar="bottom" className="fixed inset-x-0 bottom-0 lg:hidden">
      {BOTTOM_BAR.map(({ section: own, to, icon: Icon, label }) => (
        <BottomBarItem
          key={own}
          asChild
          icon={<Icon aria-hidden="true" />}
          variant={own === 'post' ? 'primary' : 'neutral'}
          current={own === section}
          badge={own === 'messages' ? unread : null}
        >
          <Link to={to}>{t[label]}</Link>
        </BottomBarItem>
      ))}
      <BottomBarItem asChild icon={<UserRound aria-hidden="true" />}>
        <UnstyledButton onClick={onYouPress}>{t.you}</UnstyledButton>
      </BottomBarItem>
    </Bar>
  );
});
