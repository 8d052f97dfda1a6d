import { useState } from 'react';
import { ModerationScreen, type ModerationTab } from './moderation-screen.js';

/** Host that opens the page on one tab. The real one stores the tab in the URL. */
export function ModerationTabs({
  tab: first,
}: {
  /** Initially open tab. */
  tab: ModerationTab;
}) {
  const [tab, setTab] = useState(first);
  return <ModerationScreen tab={tab} onTabChange={(change) => setTab(change.tab)} />;
}
