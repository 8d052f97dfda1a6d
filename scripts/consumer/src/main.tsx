import { HiveListingScreen, NO_FILTERS } from '@campushive/features/hive-listing';
import { createStoryCampus, StoryProvider } from '@campushive/features/testing';
import { Accordion, AccordionItem } from '@campushive/ui/accordion';
import { Avatar } from '@campushive/ui/avatar';
import { Badge } from '@campushive/ui/badge';
import { BarChart } from '@campushive/ui/bar-chart';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Popover, PopoverContent, PopoverTrigger } from '@campushive/ui/popover';
import { QrCode } from '@campushive/ui/qr-code';
import { Rating } from '@campushive/ui/rating';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import { TextField } from '@campushive/ui/text-field';
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

function Parts() {
  return (
    <Card>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name="Esi Mensah" verified />
          <Badge tone="essentials">Essentials</Badge>
          <Badge tone="success">Released</Badge>
          <Rating value={4.6} label="4.6 out of 5" text="4.6" />
        </div>
        <Button variant="primary">Pay ₵2,608.25</Button>
        <Popover>
          <PopoverTrigger>
            <Button variant="outline">Filters of the kit</Button>
          </PopoverTrigger>
          <PopoverContent label="Filters of the kit">
            <TextField label="Lowest price" inputMode="decimal" />
          </PopoverContent>
        </Popover>
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
          <AccordionItem value="first" title="Who holds the money?">
            We do, until you have met.
          </AccordionItem>
        </Accordion>
      </div>
    </Card>
  );
}

function App() {
  const [filters, setFilters] = useState(NO_FILTERS);
  return (
    <StoryProvider campus={campus}>
      <main className="mx-auto max-w-6xl px-gutter">
        <HiveListingScreen
          hive="essentials"
          filters={filters}
          onFiltersChange={(change) => setFilters(change.filters)}
        />
        <Parts />
      </main>
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
