import { screen } from '../kernel/index.js';
import type { WorkTab } from '../kernel/index.js';
import { MyWorkView } from './my-work-view.js';
import { useMyWork } from './use-my-work.js';

export interface MyWorkScreenProps {
  /** The open tab; the host keeps it in the address. */
  tab: WorkTab;
  /** The other tab was chosen. */
  onTabChange: (change: { tab: WorkTab }) => void;
}

/** The tasks that I got, and what I applied for. */
export const MyWorkScreen = screen(function MyWorkScreen({ tab, onTabChange }: MyWorkScreenProps) {
  const work = useMyWork(tab);
  return <MyWorkView tab={tab} onTabChange={onTabChange} work={work} />;
});
