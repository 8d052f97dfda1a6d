import { Heading } from '@campushive/ui/heading';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { Bell, CreditCard, Eye, Palette, ShieldCheck, UserRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { SETTINGS_TABS, useMessages, type SettingsTab } from '../../kernel/index.js';
import { catalogue } from './settings.catalogue.js';

/** Open tab of the settings, and the content of each. */
export interface SettingsViewProps {
  /** Heading of the page. */
  title: string;
  tab: SettingsTab;
  onTabChange: (change: { tab: SettingsTab }) => void;
  /** Content of each tab. Only the open one is rendered. */
  children: Readonly<Record<SettingsTab, ReactNode>>;
}

const ICONS: Readonly<Record<SettingsTab, LucideIcon>> = {
  account: UserRound,
  notifications: Bell,
  privacy: Eye,
  appearance: Palette,
  security: ShieldCheck,
  billing: CreditCard,
};

/** Settings tabs with the open one. */
export function SettingsView({ title, tab, onTabChange, children }: SettingsViewProps) {
  const t = useMessages(catalogue);
  return (
    <div className="page grid page-3xl content-start gap-5 py-4 sm:py-6">
      <Heading level={1}>{title}</Heading>
      <Tabs
        value={tab}
        onValueChange={(value) => {
          const chosen = SETTINGS_TABS.find((one) => one === value);
          if (chosen !== undefined) onTabChange({ tab: chosen });
        }}
      >
        <TabList label={t.tabs}>
          {SETTINGS_TABS.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tab key={one} value={one}>
                <Icon aria-hidden="true" className="size-4" />
                {t[one]}
              </Tab>
            );
          })}
        </TabList>
        {SETTINGS_TABS.map((one) => (
          <TabPanel key={one} value={one} className="grid gap-4 pt-5">
            {children[one]}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
