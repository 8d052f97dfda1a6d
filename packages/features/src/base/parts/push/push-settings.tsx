import { PushSettingsView } from './push-settings-view.js';
import { usePushDevice } from './use-push-device.js';

/** Notification switch of this browser, for the settings. */
export function PushSettings() {
  return <PushSettingsView device={usePushDevice()} />;
}
