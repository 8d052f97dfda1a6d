import { campus as ghana } from '@campushive/campus-ghana';
import { HIVE_NAMES, hiveOf } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withCampus } from '../../testing/with-campus.js';
import { HivesIndexView } from './hives-index-view.js';

const hives = HIVE_NAMES.map((id, index) => {
  const { title, icon, description } = hiveOf(ghana, id);
  return { id, name: title, icon, description, count: [125, 105, 86, 112, 94, 138][index] ?? 0 };
});

const meta = {
  id: 'screens-hives-index',
  title: 'Screens/Find/Hives index',
  component: HivesIndexView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'ready', hives } },
} satisfies Meta<typeof HivesIndexView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'failed', retry: () => undefined } },
};
