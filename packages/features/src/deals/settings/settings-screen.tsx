import type { ReactNode } from 'react';
import { screen, type SettingsTab, useMessages } from '../../kernel/index.js';
import { AccountTab } from '../../accounts/settings/account-tab.js';
import { AppearanceTab } from '../../accounts/settings/appearance-tab.js';
import { BillingTab } from './billing-tab.js';
import { NotificationsTab } from '../../accounts/settings/notifications-tab.js';
import { PrivacyTab } from '../../accounts/settings/privacy-tab.js';
import { SecurityTab } from '../../accounts/settings/security-tab.js';
import { catalogue } from '../../accounts/settings/settings.catalogue.js';
import { SettingsView } from '../../accounts/settings/settings-view.js';
import { useSettings } from '../../accounts/settings/use-settings.js';

/** Open tab of the settings, with sections that the host adds. */
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
