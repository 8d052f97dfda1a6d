// @vitest-environment jsdom
import { describeConformance } from '../test/describe-conformance.js';
import { TextLink } from './text-link.js';

describeConformance('text-link', (probe) => (
  <TextLink href="#terms" {...probe}>
    Terms
  </TextLink>
));
describeConformance('text-link', (probe) => (
  <TextLink asChild {...probe}>
    <a href="#terms">Terms</a>
  </TextLink>
));
