import type { ReactNode } from 'react';
import { screen, type SettingsTab, useMessages } from '../../kernel/index.js';
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
  tab: SettingsTab;
  onTabChange: (change: { tab: SettingsTab }) => void;
  /** Student verification, shown in the account tab. */
  student?: ReactNode;
  /** Push settings of this browser, shown in the notifications tab. */
  push?: ReactNode;
  /** Install section, shown in the appearance tab. Omitted where installing is not supported. */
  install?: ReactNode;
}

/** Settings page of a student. */
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
