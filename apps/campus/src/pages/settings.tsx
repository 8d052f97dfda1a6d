import { SETTINGS_TABS } from '@campushive/features';
import { PushSettings } from '@campushive/features/push';
import { SettingsScreen } from '@campushive/features/settings';
import { useSearchParams } from 'react-router-dom';

export default function SettingsPage() {
  const [query, setQuery] = useSearchParams();
  const tab = SETTINGS_TABS.find((one) => one === query.get('tab')) ?? 'account';
  return (
    <SettingsScreen
      tab={tab}
      onTabChange={(change) => setQuery({ tab: change.tab }, { replace: true })}
      push={<PushSettings />}
    />
  );
}
