import { describeConformance } from '../test/describe-conformance.js';
import { Card } from './card.js';

describeConformance('card', (probe) => <Card {...probe}>HP EliteBook</Card>);
describeConformance('card', (probe) => (
  <Card asChild interactive {...probe}>
    <a href="#listing">HP EliteBook</a>
  </Card>
));
