import type { Meta, StoryObj } from '@storybook/react-vite';
import { datedDocument } from '../../../test/dated-document.js';
import { dark, french, offline, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { PrivacyScreen } from './privacy-screen.js';

const meta = {
  id: 'screens-legal-privacy',
  title: 'Screens/Look around/Legal/Privacy',
  component: PrivacyScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { session: { status: 'anonymous' } } },
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = datedDocument({ name: 'Terms of Service', href: '#terms' });
/** Page without a network: its text is part of the app. */
export const Offline: Story = { ...offline('Terms of Service'), tags: ['!test'] };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
