import type { ReactNode } from 'react';
import { screen, type SettingsTab, useMessages } from '../kernel/index.js';
import { AccountTab } from './account-tab.js';
import { AppearanceTab } from './appearance-tab.js';
import { BillingTab } from './billing-tab.js';
import { NotificationsTab } from './notifications-tab.js';
import { PrivacyTab } from './privacy-tab.js';
import { SecurityTab } from './security-tab.js';
import { catalogue } from './settings.catalogue.js';
import { SettingsView } from './settings-view.js';
import { useSettings } from './use-settings.js';

export interface SettingsScreenProps {
  /** The tab that is open. */
  tab: SettingsTab;
  /** Another tab was chosen. */
  onTabChange: (change: { tab: SettingsTab }) => void;
  /** Until when the student is verified: stands in the account tab. */
  student?: ReactNode;
  /** Whether this browser gets pushes: stands in the notifications tab. */
  push?: ReactNode;
  /** The way to install the app, where there is one: stands in the appearance tab. */
  install?: ReactNode;
}

/** Everything that a student chooses for themselves. */
export const SettingsScreen = screen(function SettingsScreen({
  tab,
  onTabChange,
  student,
  push,
  install,
}: SettingsScreenProps) {
  const t = useMessages(catalogue);
  const control = useSettings();
  return (
    <SettingsView tab={tab} onTabChange={onTabChange} title={t.title}>
      {{
        account: (
          <>
            {student}
            <AccountTab />
          </>
        ),
        notifications: <NotificationsTab control={control}>{push}</NotificationsTab>,
        privacy: <PrivacyTab control={control} />,
        appearance: <AppearanceTab control={control}>{install}</AppearanceTab>,
        security: <SecurityTab />,
        billing: <BillingTab />,
      }}
    </SettingsView>
  );
});
