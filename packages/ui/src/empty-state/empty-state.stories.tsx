import type { Meta, StoryObj } from '@storybook/react-vite';
import Package from 'lucide-react/icons/package';
import SearchX from 'lucide-react/icons/search-x';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Button } from '../button/button.js';
import { HiveIcon } from '../hexagon/hive-icon.js';
import { Sheet } from '../test/sheet.js';
import { hiveTones } from '../tokens/hive-tone.js';
import { EmptyState } from './empty-state.js';

const meta = {
  id: 'kit-emptystate',
  title: 'Kit/Feedback/EmptyState',
  component: EmptyState,
  argTypes: { tone: { options: hiveTones, control: 'select', table: { type: { summary: 'HiveTone' } } } },
  args: {
    icon: <Package aria-hidden />,
    title: 'No listings in this hive yet',
    description: 'Be the first to post. It takes a minute.',
    action: <Button variant="primary">Post your listing</Button>,
  },
  parameters: {
    contract: {
      use: 'Where a list would be: nothing yet, nothing found, failed.',
      avoid: 'While something loads (Skeleton).',
      keyboard: [['Tab', 'To its action']],
      screenReader: 'Its heading and sentence; a failure interrupts.',
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const OfAHive: Story = { args: { tone: 'academia', icon: <HiveIcon hive="academia" /> } };

export const NothingFound: Story = {
  args: {
    kind: 'nothing-found',
    icon: <SearchX aria-hidden />,
    title: 'Nothing matches “laptop charger”',
    description: 'Try fewer words, or look in every hive.',
    action: <Button variant="outline">Clear filters</Button>,
  },
};

export const Failed: Story = {
  args: {
    kind: 'failed',
    icon: <WifiOff aria-hidden />,
    title: 'The listings could not be loaded',
    description: 'Check your connection, then try again.',
    action: <Button>Retry</Button>,
  },
};

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        {
          name: 'kinds',
          children: (
            <>
              <EmptyState icon={<Package aria-hidden />} title="Nothing yet" />
              <EmptyState icon={<SearchX aria-hidden />} title="Nothing found" kind="nothing-found" />
              <EmptyState icon={<WifiOff aria-hidden />} title="Failed" kind="failed" />
              <EmptyState icon={<SearchX aria-hidden />} title="No such page" kind="not-found" />
              <EmptyState icon={<WifiOff aria-hidden />} title="You are offline" kind="offline" />
              <EmptyState icon={<Package aria-hidden />} title="All done" kind="success" />
            </>
          ),
        },
        {
          name: 'hives',
          children: hiveTones.map((hive) => (
            <EmptyState
              key={hive}
              tone={hive}
              icon={<HiveIcon hive={hive} />}
              title={hive}
              headingLevel={3}
            />
          )),
        },
      ]}
    />
  ),
};
