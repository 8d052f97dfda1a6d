import { screen } from '../../../kernel/index.js';
import { SafeDealsView } from './safe-deals-view.js';
import { useMakeDeal } from './use-make-deal.js';

/** Text that fills the form. */
export interface SafeDealsScreenProps {
  /** Initial title, such as a shared text. Default: empty. */
  title?: string | null;
}

/** Form of a new safe-deal link, and the viewer's open links. */
export const SafeDealsScreen = screen(function SafeDealsScreen({ title = null }: SafeDealsScreenProps) {
  return <SafeDealsView form={useMakeDeal(title ?? '')} />;
});
