import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
import { AppealScreen } from './appeal-screen.js';

const meta = {
  id: 'screens-appeals-flow',
  title: 'Screens/Look after it/Appeals/Flow',
  component: AppealScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'hidden errand', viewer: 'Akosua Mensah', ids: { id: 'errand' } },
  },
  args: { id: '' },
} satisfies Meta<typeof AppealScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Appealing: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a listing that a moderator has hidden, then the reason is shown', async () => {
      await expect(await canvas.findByText('The same task is listed twice.')).toBeVisible();
    });
    await step('when an appeal without a text is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    });
    await step('then the text field shows an error', async () => {
      await expect(canvas.getByLabelText('Why should it come back?')).toHaveAccessibleDescription(
        /Please tell us why\./,
      );
    });
    await step('when an appeal with a text is sent', async () => {
      await userEvent.type(canvas.getByLabelText('Why should it come back?'), 'These are two fridges');
      await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    });
    await step(
      'then the appeal is shown as waiting and has the focus, and no second one can be sent',
      async () => {
        await expect(await canvas.findByText('These are two fridges')).toBeVisible();
        await expect(canvas.getByText(/^A moderator will look at your appeal/)).toBeVisible();
        await expect(canvas.queryByRole('button', { name: 'Send appeal' })).toBeNull();
        await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your appeal' })).toHaveFocus());
      },
    );
  },
};
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
