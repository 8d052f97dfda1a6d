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
import { CourseScreen } from './course-screen.js';

const meta = {
  id: 'screens-courses-course',
  title: 'Screens/Find/Course',
  component: CourseScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'course material', viewer: null },
  },
  args: { code: 'MATH-223' },
} satisfies Meta<typeof CourseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the heading of the page is the course code', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'MATH 223' })).toBeVisible();
    });
    await step('and each kind of listing has a count, with study material first', async () => {
      await canvas.findByRole('heading', { level: 2, name: 'Study material 2' });
      const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(names).toEqual(['Study material 2', 'Tutors 1', 'Textbooks 1']);
    });
    await step('and each listing links to its page', async () => {
      for (const name of [/Past questions, 2018/, /Calculus, one to one/, /Engineering Mathematics/])
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href');
    });
  },
};
/** A student follows the course, and ends it again. */
export const Followed: Story = {
  parameters: { campus: { scene: 'course material', viewer: 'Kwame Boateng' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Follow is pressed', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Follow' }));
    });
    await step('then the button says Following', async () => {
      await expect(await canvas.findByRole('button', { name: 'Following', pressed: true })).toBeVisible();
    });
    await step('and a second press ends the follow', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Following' }));
      await expect(await canvas.findByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
    });
  },
};
/** Course with notes but without tutors. */
export const SomeOfIt: Story = {
  args: { code: 'DCIT-103' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then a message says that the course has no tutors, with a link to offer tutoring',
      async () => {
        await waitFor(() => expect(canvas.getByText('No tutors yet.')).toBeVisible());
        await expect(canvas.getByRole('link', { name: 'Offer tutoring' })).toHaveAttribute('href');
        await expect(canvas.queryByText('No study material yet.')).toBeNull();
      },
    );
  },
};
export const Empty: Story = {
  args: { code: 'math 999' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then a message says that the course is empty, with links to post the first listing',
      async () => {
        await waitFor(() => expect(canvas.getByText('Nothing for MATH 999 yet')).toBeVisible());
        for (const name of ['Share study material', 'Offer tutoring', 'Sell a textbook'])
          await expect(canvas.getByRole('link', { name })).toHaveAttribute('href');
      },
    );
  },
};
/** Course with more than one page of notes. */
export const More: Story = {
  args: { code: 'STAT-111' },
  play: async ({ canvasElement, step, userEvent }) => {
    const canvas = within(canvasElement);
    await step('when Show more is pressed, then the second page of study material appears', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(canvas.getByText('Slides of week 1')).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    });
  },
};
/** Address without a valid course code. */
export const NotFound: Story = {
  args: { code: 'mathematics' },
  play: async ({ canvasElement, step }) => {
    await step(
      'then a message says that this is not a course code, with a link to all categories',
      async () => {
        const canvas = within(canvasElement);
        await expect(canvas.getByText('This isn’t a course code.')).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'All categories' })).toHaveAttribute('href');
      },
    );
  },
};
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = slow;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const Spanish: Story = { globals: { locale: 'es' }, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
