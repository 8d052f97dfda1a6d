import { UNIVERSITIES } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loading, offline, smallPhone } from '../../test/screen-states.js';
import { aListing } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { UniversitiesScreen } from './universities-screen.js';
import { UniversityScreen } from './university-screen.js';

const universities = UNIVERSITIES.map(({ emailDomains, ...rest }, index) => ({
  ...rest,
  emailDomains: [...emailDomains],
  emailDomain: emailDomains[0],
  studentCount: 412 - index * 21,
  listingCount: 130 - index * 7,
}));
const visitor = { session: { status: 'anonymous' } } as const;
const client = {
  universities: {
    list: async () => ({ data: universities }),
    get: async ({ id }: { id: string }) => ({
      data: universities.find((one) => one.id === id) ?? universities[0],
    }),
  },
  hives: { list: async () => ({ data: [0, 1, 2, 3].map((n) => aListing(n)) }) },
};

const meta = {
  title: 'Screens/Universities',
  component: UniversitiesScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { ...visitor, client } },
} satisfies Meta<typeof UniversitiesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given the first eight, when View All is pressed, then all seventeen are there', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(8);
      await userEvent.click(canvas.getByRole('button', { name: 'View All 17' }));
      await expect(canvas.getAllByRole('article')).toHaveLength(17);
    });
    await step('when a town is chosen and nothing fits the words, then it says so', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Location'), 'Tamale');
      await expect(canvas.getAllByRole('article')).toHaveLength(1);
      await userEvent.type(canvas.getByLabelText('Search universities'), 'casino');
      await waitFor(() => expect(canvas.getByText('No universities found')).toBeVisible());
    });
    await step('when the search is given up, then they are back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all universities' }));
      await expect(canvas.getAllByRole('article')).toHaveLength(17);
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InFrench: Story = { globals: { locale: 'fr' } };
/** Without the numbers everything else is still there. */
export const NotCounted: Story = { parameters: { campus: { ...visitor } } };
export const One: Story = { render: () => <UniversityScreen id="knust" /> };
export const OneWithNothingOpen: Story = {
  render: () => <UniversityScreen id="uds" />,
  parameters: { campus: { ...visitor, client: { ...client, hives: { list: async () => ({ data: [] }) } } } },
};
export const Unknown: Story = { render: () => <UniversityScreen id="atlantis" /> };

export const Loading: Story = loading;
export const Offline: Story = offline();
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
