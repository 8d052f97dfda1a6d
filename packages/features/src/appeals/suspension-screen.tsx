import { SuspensionView } from './suspension-view.js';
import { useSuspension } from './use-suspension.js';

/** Where a suspended student arrives who has just logged in: why, until when, and the one appeal. */
export function SuspensionScreen() {
  return <SuspensionView {...useSuspension()} />;
}
