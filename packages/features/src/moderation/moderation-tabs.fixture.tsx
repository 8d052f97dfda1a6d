import { useState } from 'react';
import { ModerationScreen, type ModerationTab } from './moderation-screen.js';

/** A host that opens the page on one tab; the real one keeps the tab in the address. */
export function ModerationTabs({
  tab: first,
}: {
  /** The tab that is open at first. */
  tab: ModerationTab;
}) {
  const [tab, setTab] = useState(first);
  return <ModerationScreen tab={tab} onTabChange={(change) => setTab(change.tab)} />;
}
