import { screen } from '../../kernel/index.js';
import type { WorkTab } from '../../kernel/index.js';
import { MyWorkView } from './my-work-view.js';
import { useMyWork } from './use-my-work.js';

/** Open tab of the viewer's work, which the host stores in the page's address. */
export interface MyWorkScreenProps {
  /** Open tab. The host stores it in the URL. */
  tab: WorkTab;
  onTabChange: (change: { tab: WorkTab }) => void;
}

/** Viewer's assigned jobs and applications. */
export const MyWorkScreen = screen(function MyWorkScreen({ tab, onTabChange }: MyWorkScreenProps) {
  const work = useMyWork(tab);
  return <MyWorkView tab={tab} onTabChange={onTabChange} work={work} />;
});
