import { screen } from '../../../kernel/index.js';
import { StallFormView } from './stall-form-view.js';
import { useStallForm } from './use-stall-form.js';

/** Form of a new stall, or of the viewer's open one. */
export const StallFormScreen = screen(function StallFormScreen() {
  return <StallFormView form={useStallForm()} />;
});
