import { describeConformance } from '../test/describe-conformance.js';
import { Skeleton } from './skeleton.js';

describeConformance('skeleton', (probe) => <Skeleton {...probe} />);
