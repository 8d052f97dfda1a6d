import { install, installable } from '@campushive/browser/install-offer';
import { SETTINGS_TABS } from '@campushive/features';
import { PushSettings } from '@campushive/features/shared/push';
import { InstallSection, prefetchSettings, SettingsScreen } from '@campushive/features/settings';
import { StudentVerification } from '@campushive/features/student-verification';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Prefetch } from '../../page.js';

const tabIn = (query: URLSearchParams) => SETTINGS_TABS.find((one) => one === query.get('tab')) ?? 'account';

export const prefetch: Prefetch = (page) => prefetchSettings(page, { tab: tabIn(page.search) });

export default function SettingsPage() {
  const [query, setQuery] = useSearchParams();
  const canInstall = useSyncExternalStore(installable.subscribe, installable.now, () => false);
  return (
    <SettingsScreen
      tab={tabIn(query)}
      onTabChange={(change) => setQuery({ tab: change.tab }, { replace: true })}
      student={<StudentVerification />}
      push={<PushSettings />}
      install={canInstall ? <InstallSection onInstall={install} /> : null}
    />
  );
}
