import type { Meta, StoryObj } from '@storybook/react-vite';
import { withCampus } from '../testing/with-campus.js';
import { AboutScreen } from './about-screen.js';

const meta = {
  title: 'Screens/About',
  component: AboutScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { session: { status: 'anonymous' } } },
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InFrench: Story = { globals: { locale: 'fr' } };
