import type { Meta, StoryObj } from '@storybook/react-vite';
import Wallet from 'lucide-react/icons/wallet';
import { Stat } from './stat.js';

const meta = {
  id: 'kit-stat',
  title: 'Kit/Data/Stat',
  component: Stat,
  args: { label: 'Pending Earnings', value: '₵245.50', description: 'Expected within 7 days' },
  parameters: {
    contract: {
      use: 'One to four numbers at the top of a page, for its main facts.',
      avoid: 'Several facts about one thing (DescriptionList), a course over time (BarChart).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'A term and its definitions: name, number, change, description. Busy while it loads.',
    },
  },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Change: Story = {
  args: {
    label: 'Total Earnings',
    value: '₵1,240.00',
    change: { direction: 'up', label: '12% more than last week' },
  },
};

export const Loading: Story = { args: { loading: true } };

export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 lg:grid-cols-4">
      <Stat label="Total Earnings" value="₵1,240.00" icon={<Wallet />} />
      <Stat label="Pending Earnings" value="₵245.50" description="Expected within 7 days" />
      <Stat label="Completed Tasks" value="12" change={{ direction: 'up', label: '3 more than last week' }} />
      <Stat label="Active Applications" value="4" change={{ direction: 'down', label: '2 fewer' }} />
      <Stat label="Views" value="88" change={{ direction: 'same', label: 'As last week' }} />
      <Stat
        label="Reports"
        value="1"
        change={{ direction: 'down', tone: 'success', label: '4 fewer than last week' }}
      />
      <Stat label="Total Earnings" value="" loading />
      <Stat label="Durchschnittliche Verkaufsbenachrichtigungen" value="₵1,234,567.89" />
    </div>
  ),
};
