import { HiveListingScreen, NO_FILTERS } from '@campushive/features/hive-listing';
import { createStoryCampus, StoryProvider } from '@campushive/features/testing';
import { Accordion, AccordionItem } from '@campushive/ui/accordion';
import { Avatar } from '@campushive/ui/avatar';
import { Badge } from '@campushive/ui/badge';
import { BarChart } from '@campushive/ui/bar-chart';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Container } from '@campushive/ui/container';
import { DateField } from '@campushive/ui/date-field';
import { MoneyField } from '@campushive/ui/money-field';
import { Popover, PopoverContent, PopoverTrigger } from '@campushive/ui/popover';
import { QrCode } from '@campushive/ui/qr-code';
import { Rating } from '@campushive/ui/rating';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import { RangeSlider } from '@campushive/ui/slider';
import { Stack } from '@campushive/ui/stack';
import { StatusPill } from '@campushive/ui/status-pill';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';

/** A campus in memory with one student, who sells a laptop. */
const campus = createStoryCampus({
  session: { status: 'anonymous' },
  settle: async (memory) => {
    const email = 'esi.mensah@st.knust.edu.gh';
    await memory.client().auth.register({ name: 'Esi Mensah', email, password: 'Kente-cloth-7' });
    const { data } = await memory.client().auth.verifyOtp({ email, otp: memory.codeFor(email) });
    const seller = memory.client(data.token);
    await seller.category.create({
      category: 'essentials',
      title: 'HP EliteBook 840 G6',
      description: '16 GB, charger included',
      price: 2450,
      condition: 'like-new',
      pickupLocation: 'Unity Hall',
    });
    return memory.client();
  },
});

const words = {
  open: 'Choose a day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  selected: 'selected',
};

function Parts() {
  return (
    <Card>
      <Stack>
        <Stack direction="row">
          <Avatar name="Esi Mensah" verified />
          <Badge tone="essentials">Essentials</Badge>
          <StatusPill tone="success">Released</StatusPill>
          <Rating value={4.6} label="4.6 out of 5" text="4.6" />
        </Stack>
        <Button variant="primary">Pay ₵2,608.25</Button>
        <Popover>
          <PopoverTrigger>
            <Button variant="outline">Filters of the kit</Button>
          </PopoverTrigger>
          <PopoverContent label="Filters of the kit">
            <RangeSlider label="Price" endLabels={['Lowest price', 'Highest price']} />
          </PopoverContent>
        </Popover>
        <MoneyField label="Price" defaultValue={245_000} />
        <DateField label="Deadline" words={words} />
        <SegmentedControl
          label="Span"
          options={[
            { value: 'week', label: 'Week' },
            { value: 'year', label: 'Year' },
          ]}
        />
        <BarChart caption="Earnings" columns={['Day', 'Earnings']} bars={[{ label: 'Mon', value: 120 }]} />
        <QrCode value="482913" label="Handover code" />
        <Accordion>
          <AccordionItem title="Who holds the money?">We do, until you have met.</AccordionItem>
        </Accordion>
      </Stack>
    </Card>
  );
}

function App() {
  const [filters, setFilters] = useState(NO_FILTERS);
  return (
    <StoryProvider campus={campus}>
      <Container asChild>
        <main>
          <HiveListingScreen
            hive="essentials"
            filters={filters}
            onFiltersChange={(change) => setFilters(change.filters)}
          />
          <Parts />
        </main>
      </Container>
    </StoryProvider>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
