import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../test/sheet.js';
import { type HiveTone, hiveTones } from '../tokens/hive-tone.js';
import { HexagonIcon } from './hexagon-icon.js';
import { HiveIcon } from './hive-icon.js';
import { Logo } from './logo.js';

const meta = {
  id: 'kit-hexagonicon',
  title: 'Kit/Brand/HexagonIcon',
  component: HexagonIcon,
  argTypes: { tone: { options: hiveTones, control: 'select', table: { type: { summary: 'HiveTone' } } } },
  args: { tone: 'essentials' },
  parameters: {
    contract: {
      use: 'A hive, with its word beside it; the product’s mark.',
      avoid: 'Decoration: the cell always stands for a hive or for CampusHive.',
      keyboard: [['None', 'They take no focus']],
      screenReader: 'Icons are hidden; the logo has its name.',
    },
  },
} satisfies Meta<typeof HexagonIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const words = {
  essentials: 'Essentials',
  academia: 'Academia',
  logistics: 'Logistics',
  buzz: 'Buzz',
  archive: 'Archive',
  sidehustle: 'SideHustle',
} satisfies Record<HiveTone, string>;

/** The six hives as the home screen shows them. */
export const Hives: Story = {
  render: () => (
    <ul className="grid max-w-sm grid-cols-3 gap-y-4">
      {hiveTones.map((hive) => (
        <li key={hive} className="grid min-w-0 justify-items-center gap-1.5">
          <HexagonIcon tone={hive} />
          <span className="max-w-full text-sm font-semibold wrap-anywhere">{words[hive]}</span>
        </li>
      ))}
    </ul>
  ),
};

export const Mark: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      <Logo label="CampusHive" />
      <Logo label="CampusHive" wordmark />
    </div>
  ),
};

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        ...(['sm', 'md', 'lg'] as const).map((size) => ({
          name: size,
          children: hiveTones.map((hive) => <HexagonIcon key={hive} tone={hive} size={size} />),
        })),
        { name: 'icons alone', children: hiveTones.map((hive) => <HiveIcon key={hive} hive={hive} />) },
        { name: 'logo', children: <Logo label="CampusHive" wordmark /> },
      ]}
    />
  ),
};
