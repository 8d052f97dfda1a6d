import type { ReactElement } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import { Alert } from '../../alert/index.js';
import { Avatar } from '../../avatar/index.js';
import { Badge } from '../../badge/index.js';
import { Button } from '../../button/index.js';
import { Checkbox } from '../../checkbox/index.js';
import { DescriptionList } from '../../description-list/index.js';
import { IconButton } from '../../icon-button/index.js';
import { Link } from '../../link/index.js';
import { Meter } from '../../meter/index.js';
import { Price } from '../../price/index.js';
import { RadioGroup } from '../../radio-group/index.js';
import { Rating } from '../../rating/index.js';
import { SegmentedControl } from '../../segmented-control/index.js';
import { Skeleton } from '../../skeleton/index.js';
import { Spinner } from '../../spinner/index.js';
import { Stat } from '../../stat/index.js';
import { Switch } from '../../switch/index.js';
import { TextField } from '../../text-field/index.js';

/** An example to follow, one to avoid, and the reason. */
export interface Guidance {
  readonly good: ReactElement;
  readonly bad: ReactElement;
  readonly because: string;
}

const ROW = 'flex flex-wrap items-center gap-2';

/** Examples by the id of a part in Storybook. The docs pages show them side by side. */
export const GUIDANCE: Readonly<Record<string, readonly Guidance[]>> = {
  'kit-button': [
    {
      good: (
        <div className={ROW}>
          <Button>Pay ₵2,608.25</Button>
          <Button variant="ghost">Not now</Button>
        </div>
      ),
      bad: (
        <div className={ROW}>
          <Button>OK</Button>
          <Button>Cancel</Button>
        </div>
      ),
      because: 'A label says what happens, and only one button of a view is primary.',
    },
    {
      good: (
        <Button loading loadingLabel="Paying…">
          Pay ₵2,608.25
        </Button>
      ),
      bad: <Button disabled>Pay ₵2,608.25</Button>,
      because: 'While the payment runs, the button says so. A grey button gives no reason.',
    },
  ],
  'kit-iconbutton': [
    {
      good: (
        <IconButton label="Delete the draft">
          <Trash2 />
        </IconButton>
      ),
      bad: (
        <IconButton label="Icon">
          <Trash2 />
        </IconButton>
      ),
      because: 'Screen readers read the label, and a pointer shows it: it names the action and its object.',
    },
  ],
  'kit-link': [
    {
      good: (
        <p>
          Read <Link href="#terms">the terms of sale</Link> before you pay.
        </p>
      ),
      bad: (
        <p>
          To read the terms of sale, click <Link href="#terms">here</Link>.
        </p>
      ),
      because: 'Screen readers list links without the text around them.',
    },
  ],
  'kit-alert': [
    {
      good: (
        <Alert tone="danger" title="The payment did not go through">
          Your bank refused the card. Nothing was taken. Try another card or mobile money.
        </Alert>
      ),
      bad: (
        <Alert tone="danger" title="Error">
          Something went wrong (402).
        </Alert>
      ),
      because: 'An error says what happened, what it means for the money, and the way on.',
    },
  ],
  'kit-badge': [
    {
      good: <Badge tone="success">Released</Badge>,
      bad: <Badge tone="success">Your money has been released to the seller</Badge>,
      because: 'A badge is one or two words. A sentence belongs below it.',
    },
  ],
  'kit-avatar': [
    {
      good: <Avatar name="Akosua Mensah" verified verifiedLabel="Verified student" />,
      bad: <Avatar name="User" verified verifiedLabel="Yes" />,
      because: 'The letter and the text alternative come from the name of the person.',
    },
  ],
  'kit-checkbox': [
    {
      good: <Checkbox label="Tell me when the price drops" />,
      bad: <Checkbox label="Don’t disable notifications about price changes" />,
      because: 'A ticked box means yes, so its label has no negation.',
    },
  ],
  'kit-switch': [
    {
      good: <Switch label="Vacation mode" description="Hides your listings at once" />,
      bad: <Switch label="I agree to the terms" />,
      because: 'A switch acts at once. What is sent with a form is a checkbox.',
    },
  ],
  'kit-radiogroup': [
    {
      good: (
        <RadioGroup
          label="How do you hand it over?"
          defaultValue="meet"
          options={[
            { value: 'meet', label: 'Meet on campus' },
            { value: 'deliver', label: 'Deliver to a hall' },
          ]}
        />
      ),
      bad: (
        <RadioGroup
          label="Delivery?"
          defaultValue="yes"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
      because: 'Options stand for themselves: no reader has to combine them with the question.',
    },
  ],
  'kit-segmentedcontrol': [
    {
      good: (
        <SegmentedControl
          label="Show"
          defaultValue="open"
          options={[
            { value: 'open', label: 'Open' },
            { value: 'sold', label: 'Sold' },
          ]}
        />
      ),
      bad: (
        <SegmentedControl
          label="Campus"
          defaultValue="UG"
          options={['UG', 'KNUST', 'UCC', 'UPSA', 'GIMPA', 'UENR'].map((value) => ({ value, label: value }))}
        />
      ),
      because: 'Two to four short choices fit a phone. More belong in a Select.',
    },
  ],
  'kit-textfield': [
    {
      good: (
        <TextField
          label="Mobile money number"
          description="Ten digits, as registered"
          error="Add the missing digits: 10 are needed, there are 8."
          defaultValue="02441234"
        />
      ),
      bad: <TextField label="Number" placeholder="Enter your 10-digit number" error="Invalid input" />,
      because: 'Hints stay visible while typing, and an error says how to correct the value.',
    },
  ],
  'kit-price': [
    {
      good: <Price amount="₵950" unit="per semester" />,
      bad: <Price amount="GHS 950.00/sem" />,
      because: 'One way to write money: the sign, no empty decimals, the unit in words.',
    },
  ],
  'kit-rating': [
    {
      good: <Rating value={4.8} label="4.8 of 5 stars" text="4.8 (23)" />,
      bad: <Rating value={0} label="0 of 5 stars" />,
      because: 'Without reviews, there is no rating to show. Zero stars would be a bad mark.',
    },
  ],
  'kit-meter': [
    {
      good: <Meter label="Seats taken" value={118} max={120} valueText="118 of 120" />,
      bad: <Meter label="Seats" value={98} max={100} valueText="98.3 %" />,
      because: 'People count seats, not percentages.',
    },
  ],
  'kit-stat': [
    {
      good: <Stat label="Earned in November" value="₵1,240" description="6 orders" />,
      bad: <Stat label="Total" value="1240.00" />,
      because: 'A figure has its unit and its period.',
    },
  ],
  'kit-descriptionlist': [
    {
      good: <DescriptionList items={[{ term: 'Pick up at', details: 'Balme Library' }]} />,
      bad: (
        <DescriptionList
          items={[
            { term: 'Pick up at', details: 'Balme Library' },
            { term: 'Brand', details: 'N/A' },
          ]}
        />
      ),
      because: 'A fact that is not known is left out.',
    },
  ],
  'kit-skeleton': [
    {
      good: (
        <div className="grid w-48 gap-2">
          <Skeleton shape="block" className="h-24" />
          <Skeleton shape="text" />
        </div>
      ),
      bad: <Spinner label="Loading listings" />,
      because: 'A place of known size keeps its size while it loads, so nothing jumps.',
    },
  ],
};
