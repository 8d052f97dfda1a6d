// @vitest-environment jsdom
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { Checkbox } from './checkbox.js';

describeFieldConformance('checkbox', (probe) => <Checkbox {...probe} />);
