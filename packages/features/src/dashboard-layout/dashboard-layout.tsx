import type { ReactNode } from 'react';
import { DashboardLayoutView } from './dashboard-layout-view.js';
import { useKeptSubscription } from '../shared/push/index.js';
import type { Section } from './sections.js';
import { useDashboardLayout } from './use-dashboard-layout.js';

export interface DashboardLayoutProps {
  /** The part that the page belongs to; its entry is marked. */
  section: Section;
  /** One task that fills the screen, such as a form: the page brings its own way out. Default `false`. */
  focus?: boolean;
  /** The page. */
  children: ReactNode;
}

/** What surrounds every page of a signed-in student. */
export function DashboardLayout({ section, focus = false, children }: DashboardLayoutProps) {
  const state = useDashboardLayout();
  useKeptSubscription();
  return (
    <DashboardLayoutView state={state} section={section} focus={focus}>
      {children}
    </DashboardLayoutView>
  );
}
