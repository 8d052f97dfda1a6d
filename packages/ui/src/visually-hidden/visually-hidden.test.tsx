import { describeConformance } from '../test/describe-conformance.js';
import { VisuallyHidden } from './visually-hidden.js';

describeConformance('visually-hidden', (probe) => <VisuallyHidden {...probe}>Sent</VisuallyHidden>);
