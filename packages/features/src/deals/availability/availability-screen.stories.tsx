import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failed, french, loading, offline, slow } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { AvailabilityScreen } from './availability-screen.js';

const meta = {
  id: 'screens-availability-flow',
  title: 'Screens/Sell and earn/Availability/Flow',
  component: AvailabilityScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: {
      scene: 'hours of a tutor',
      viewer: 'Ama Owusu',
      ids: { id: 'tutoring without hours' },
    },
  },
  args: { id: idOf(0) },
} satisfies Meta<typeof AvailabilityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SayWhenYouTeach: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const tuesday = async () => within(await canvas.findByRole('group', { name: 'Tuesday' }));
    const save = (name: string) => {
      const buttons = canvas.getAllByRole('button', { name, hidden: true });
      return userEvent.click(
        buttons.find((button) => button.getBoundingClientRect().width > 0) ?? canvasElement,
      );
    };
    await step('given a week without hours, when Tuesday is switched on', async () => {
      await userEvent.click((await tuesday()).getByRole('switch', { name: 'Tuesday' }));
    });
    await step('and overlapping hours are added on Tuesday and saved', async () => {
      const day = await tuesday();
      await userEvent.click(day.getByRole('button', { name: 'Add hours on Tuesday' }));
      const begins = day.getAllByLabelText('From')[1];
      await userEvent.selectOptions(begins ?? canvasElement, '17:00');
      await save('Save 7 hours a week');
    });
    await step('then a message beside the hours says that they overlap', async () => {
      await waitFor(() =>
        expect(canvas.getByText('These hours overlap others of the same day')).toBeVisible(),
      );
    });
    await step('when the hours no longer overlap and are saved, then a message confirms it', async () => {
      const begins = (await tuesday()).getAllByLabelText('From')[1];
      await userEvent.selectOptions(begins ?? canvasElement, '19:00');
      await save('Save 5 hours a week');
      await waitFor(() => expect(page.getByText('Your hours are saved')).toBeVisible());
    });
  },
};
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
