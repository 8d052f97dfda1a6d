import { describeConformance } from '../test/describe-conformance.js';
import { Link } from './link.js';

describeConformance('link', (probe) => (
  <Link href="#terms" {...probe}>
    Terms
  </Link>
));
describeConformance('link', (probe) => (
  <Link asChild {...probe}>
    <a href="#terms">Terms</a>
  </Link>
));
