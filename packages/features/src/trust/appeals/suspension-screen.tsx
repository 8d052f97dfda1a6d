import { screen } from '../../kernel/index.js';
import { SuspensionView } from './suspension-view.js';
import { useSuspension } from './use-suspension.js';

/**
 * Page for a suspended student after a log-in attempt: reason, end date and the single appeal. Open pages of a
 * suspended student lead here, too.
 */
export const SuspensionScreen = screen(function SuspensionScreen({
  told = false,
  isNotified = told,
}: {
  /** True when the server has just reported a suspension without naming the account. Default `false`. */
  isNotified?: boolean;
  /** @deprecated Use `isNotified`. Goes with version 0.3. */
  told?: boolean;
}) {
  return <SuspensionView {...useSuspension()} isNotified={isNotified} />;
});
