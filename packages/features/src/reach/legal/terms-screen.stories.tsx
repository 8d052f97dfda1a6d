import type { Meta, StoryObj } from '@storybook/react-vite';
import { datedDocument } from '../../../test/dated-document.js';
import { dark, french, offline, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { TermsScreen } from './terms-screen.js';

const meta = {
  id: 'screens-legal-terms',
  title: 'Screens/Look around/Legal/Terms',
  component: TermsScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { session: { status: 'anonymous' } } },
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = datedDocument({ name: 'Privacy Policy', href: '#privacy' });
/** Page without a network: its text is part of the app. */
export const Offline: Story = { ...offline('Privacy Policy'), tags: ['!test'] };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const Spanish: Story = { globals: { locale: 'es' }, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
