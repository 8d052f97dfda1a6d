import { PushSettingsView } from './push-settings-view.js';
import { usePushDevice } from './use-push-device.js';

/** Whether this browser gets notifications, with its switch: for the settings. */
export function PushSettings() {
  return <PushSettingsView device={usePushDevice()} />;
}
