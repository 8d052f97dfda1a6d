import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aStudent } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { PeopleView } from './people-view.js';

const people = [
  aStudent(1, { bio: 'I braid hair and fix laptops', rating: 4.8, reviewCount: 12 }),
  aStudent(2),
  aStudent(3, { name: 'Nana Yaa Asantewaa Agyeiwaa-Boakye Ofori-Atta', bio: 'x'.repeat(200) }),
];

const meta = {
  title: 'Screens/Search/People',
  component: PeopleView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { q: 'bo', onQChange: fn(), state: { status: 'ready', people, refreshing: false } },
} satisfies Meta<typeof PeopleView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Idle: Story = { args: { q: '', state: { status: 'idle' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const NoOne: Story = { args: { state: { status: 'empty' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: () => undefined } } };
