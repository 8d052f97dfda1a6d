import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fill } from '../../../test/fill.js';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { UniversitiesScreen } from './universities-screen.js';

const meta = {
  id: 'screens-universities',
  title: 'Screens/Look around/Universities',
  component: UniversitiesScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'goods on two campuses', viewer: null },
  },
} satisfies Meta<typeof UniversitiesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'given the first eight universities, when View All is pressed, then all seventeen appear',
      async () => {
        await expect(canvas.getAllByRole('article')).toHaveLength(8);
        await userEvent.click(canvas.getByRole('button', { name: 'View All 17' }));
        await expect(canvas.getAllByRole('article')).toHaveLength(17);
      },
    );
    await step(
      'when a town is chosen and no university matches the search, then a message appears',
      async () => {
        await userEvent.selectOptions(canvas.getByLabelText('Location'), 'Tamale');
        await expect(canvas.getAllByRole('article')).toHaveLength(1);
        await userEvent.type(canvas.getByLabelText('Search universities'), 'casino');
        await waitFor(() => expect(canvas.getByText('No universities found')).toBeVisible());
      },
    );
    await step('when the filters are cleared, then all universities appear again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all universities' }));
      await expect(canvas.getAllByRole('article')).toHaveLength(17);
    });
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when no university matches a long search text, then a message appears', async () => {
      await fill(canvas.getByLabelText('Search universities'), 'Volta'.repeat(12));
      await waitFor(() => expect(canvas.getByText('No universities found')).toBeVisible());
    });
  },
};
/** Large numbers of students and listings. University names stay unchanged. */
export const LongNumbers: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
/** Counts failed to load. The rest is shown. */
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
