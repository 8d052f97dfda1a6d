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
    await step('Given a listing that a moderator has hidden, it says why', async () => {
      await expect(await canvas.findByText('The same task is listed twice.')).toBeVisible();
    });
    await step('when nothing is written', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    });
    await step('then it asks for it beside the field', async () => {
      await expect(canvas.getByLabelText('Why should it come back?')).toHaveAccessibleDescription(
        /Please tell us why\./,
      );
    });
    await step('when it is written and sent', async () => {
      await userEvent.type(canvas.getByLabelText('Why should it come back?'), 'These are two fridges');
      await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    });
    await step('then it waits, once, and the reader goes on there', async () => {
      await expect(await canvas.findByText('These are two fridges')).toBeVisible();
      await expect(canvas.getByText(/^A moderator will look at your appeal/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Send appeal' })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your appeal' })).toHaveFocus());
    });
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
