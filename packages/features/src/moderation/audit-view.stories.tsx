import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, french, long, smallPhone } from '../../test/screen-states.js';
import { withCampus } from '../testing/with-campus.js';
import { campusWith } from './moderation.fixtures.js';
import { ModerationTabs } from './moderation-tabs.fixture.js';

const meta = {
  title: 'Screens/Moderation/Log',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', ...campusWith() },
  args: { tab: 'log' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const LongText: Story = long;
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
