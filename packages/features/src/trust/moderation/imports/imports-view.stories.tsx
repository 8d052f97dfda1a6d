import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../../test/on-scene.js';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-imports',
  title: 'Screens/Moderate/Imports',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'imports of listings', viewer: 'Efua Danquah' } },
  args: { tab: 'imports' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then each import shows how many links were sent, and what became of its listings',
      async () => {
        await expect(await canvas.findAllByText('Links sent to 1 of 1 sellers')).toHaveLength(2);
        await expect(canvas.getAllByText('Published')).toHaveLength(2);
      },
    );
  },
};
export const Empty: Story = { parameters: { campus: { scene: 'nothing to decide' } } };
export const Revoking: Story = {
  parameters: { campus: { failures: { 'claims.revokeRun': 'lost-once' } } },
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = () => within(screen.getByRole('dialog'));
    await step('when the links of an import are ended without a connection', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'End the links' }));
      await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'The wrong table');
      await userEvent.click(dialog().getByRole('button', { name: 'End the links' }));
    });
    await step('then the dialog shows an error, and a second attempt ends the links', async () => {
      await expect(
        await dialog().findByText('Network connection issue. Please check your internet connection.'),
      ).toBeInTheDocument();
      await userEvent.click(dialog().getByRole('button', { name: 'End the links' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByText(/^Links ended/)).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'End the links' })).toBeNull();
      const { data } = await campusOf(loaded).as('Efua Danquah').claims.runs({});
      await expect(data.filter(({ revokedAt }) => revokedAt !== null)).toHaveLength(1);
    });
  },
};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
