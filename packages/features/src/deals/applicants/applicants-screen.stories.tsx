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
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { ApplicantsScreen } from './applicants-screen.js';

const meta = {
  id: 'screens-applicants-flow',
  title: 'Screens/Sell and earn/Applicants/Flow',
  component: ApplicantsScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Kofi and Esi applied for Ama's errand.
    campus: { scene: 'errands with applicants', viewer: 'Ama Owusu', ids: { id: 'errand' } },
  },
  args: { hive: 'logistics', id: idOf(0) },
} satisfies Meta<typeof ApplicantsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChooseAndTakeBack: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const answer = async (name: string) => {
      await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name }));
      // The closing dialog hides everything else from queries by role.
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    };
    await step('given a task with two applicants', async () => {
      await waitFor(() => expect(page.getByText('2 students applied')).toBeVisible());
    });
    await step('when the poster chooses one applicant and confirms', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Choose Esi Ofori' }));
      await answer('Choose');
    });
    await step('then the hired applicant comes first in the list, with a Pay link', async () => {
      await waitFor(() => expect(page.getByText('Hired')).toBeVisible());
      await waitFor(() => expect(page.getByRole('link', { name: 'Pay ₵121.80' })).toBeVisible());
      const names = page.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
      await expect(names.slice(0, 2)).toEqual(['Esi Ofori', 'Kofi Mensah']);
    });
    await step('and when the poster reassigns the task, both applicants can be chosen again', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Reassign' }));
      await answer('Reassign');
      await expect(await page.findAllByRole('button', { name: /^Choose / })).toHaveLength(2);
    });
  },
};
export const Empty: Story = { parameters: { campus: { ids: { id: 'quiet errand' } } } };
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
