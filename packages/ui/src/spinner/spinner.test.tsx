import { describeConformance } from '../test/describe-conformance.js';
import { Spinner } from './spinner.js';

describeConformance('spinner', (probe) => <Spinner label="Loading your campus" {...probe} />);
