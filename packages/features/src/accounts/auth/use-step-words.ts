import { useMessages } from '../../kernel/index.js';
import { stepsCatalogue } from './auth-steps.catalogue.js';
import { catalogue } from './auth.catalogue.js';
import type { StepMessages } from './auth-steps.messages.js';
import type { AuthMessages } from './auth.messages.js';

/** Texts of all sign-in steps, including the code and the forgotten password. */
export function useStepWords(): AuthMessages & StepMessages {
  const t = useMessages(catalogue);
  return { ...t, ...useMessages(stepsCatalogue) };
}
