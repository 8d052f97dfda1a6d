import type { Client } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
import { aStudent } from '../../testing/fixtures.js';
import type { InMemoryCampus } from '../../testing/in-memory/in-memory-campus.js';
import { joinCampus, knowing, sell } from '../../testing/settle.js';
import { withCampus } from '../../testing/with-campus.js';
import { WantedPostScreen } from './wanted-post-screen.js';

const LAMP = {
  title: 'A desk lamp with a clamp',
  details: 'For a narrow desk in Unity Hall. Any colour.',
  category: 'hostel',
  condition: 'good',
  maxPrice: 80,
} as const;

/** Client that returns posts as the story student's own. */
function owning(client: Client): Client {
  const { wanted } = client;
  const mine = async (answer: ReturnType<typeof wanted.get>) => {
    const given = await answer;
    return { ...given, data: { ...given.data, postedById: aStudent(0).id } };
  };
  return {
    ...client,
    wanted: {
      ...wanted,
      get: (input) => mine(wanted.get(input)),
      close: (input) => mine(wanted.close(input)),
      renew: (input) => mine(wanted.renew(input)),
      update: (input) => mine(wanted.update(input)),
    },
  };
}

/** Seeds a wanted post: Kwame looks for a lamp, and Akosua has one. */
const settle =
  (as: 'Akosua' | 'Kwame', answered = false, change: Partial<Record<'details', string>> = {}) =>
  async (campus: InMemoryCampus) => {
    const akosua = await joinCampus(campus, 'Akosua Mensah');
    const kwame = await joinCampus(campus, 'Kwame Boateng');
    const { id } = (await kwame.wanted.create({ ...LAMP, ...change })).data;
    const [listingId = ''] = await sell(akosua, 'LED desk lamp', 'Reading lamp, warm white');
    if (answered) await akosua.wanted.answer({ id, listingId });
    const client = knowing(
      as === 'Akosua' ? akosua : kwame,
      id,
      'wanted.get',
      'wanted.answers',
      'wanted.answer',
      'wanted.close',
      'wanted.renew',
      'wanted.update',
    );
    return as === 'Kwame' ? owning(client) : client;
  };

const meta = {
  id: 'screens-wanted-post',
  title: 'Screens/Find/Wanted/Post',
  component: WantedPostScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { settle: settle('Akosua') } },
  args: { id: 'any' },
} satisfies Meta<typeof WantedPostScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Visitors see no name, and answer after login. */
export const ForVisitors: Story = {
  parameters: { campus: { settle: settle('Akosua', true), session: { status: 'anonymous' } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a visitor, then the way to answer leads through the login', async () => {
      const link = await canvas.findByRole('link', { name: 'Log in to answer' });
      await expect(link.getAttribute('href')).toContain('login');
      await expect(canvas.queryByRole('button', { name: 'Report this post' })).toBeNull();
    });
    await step('and it can be shared', () =>
      expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible(),
    );
  },
};
export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('then it says what is looked for', async () => {
      await expect(await screen.findByRole('heading', { level: 1, name: LAMP.title })).toBeVisible();
      await expect(screen.getByText('Up to ₵80.00')).toBeVisible();
      await expect(screen.getByText('Good or better')).toBeVisible();
    });
  },
};
/** Answers with one of the viewer's listings. */
export const Answering: Story = {
  play: async ({ canvasElement, step, userEvent }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when it is answered with a listing', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'I have this' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Answer with LED desk lamp' }));
    });
    await step('then it shows a message, and the same one is not offered twice', async () => {
      await expect(await screen.findByText('Answered. The student is notified.')).toBeInTheDocument();
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Answer with LED desk lamp' })).toBeNull(),
      );
    });
    await step('and a new listing can answer, too', async () => {
      await expect(screen.getByRole('link', { name: 'Answer with a new listing' })).toHaveAttribute('href');
    });
  },
};
/** Author's view. */
export const Own: Story = {
  parameters: { campus: { settle: settle('Kwame', true) } },
  play: async ({ canvasElement, step, userEvent }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('then the answers are there', async () => {
      await expect(await screen.findByRole('link', { name: /LED desk lamp/ })).toBeVisible();
    });
    await step('when it is found, then no one can answer any more, and it can be opened again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Found it' }));
      await waitFor(() => expect(screen.getByText('No longer wanted.')).toBeVisible());
      await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Found it' })).toBeVisible());
    });
  },
};
export const Empty: Story = {
  parameters: { campus: { settle: settle('Kwame') } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('then it says that we tell of answers', async () => {
      await waitFor(() => expect(screen.getByText(/We tell you as soon as/)).toBeVisible());
    });
  },
};
/** Author edits the post. */
export const Editing: Story = {
  parameters: { campus: { settle: settle('Kwame') } },
  play: async ({ canvasElement, step, userEvent }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when its words are changed, then they are there', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
      const title = await screen.findByLabelText('What you need');
      await userEvent.clear(title);
      await userEvent.type(title, 'A floor lamp');
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'A floor lamp' })).toBeVisible();
    });
  },
};
/** Post with a scam warning. */
export const Warned: Story = {
  parameters: { campus: { settle: settle('Akosua', false, { details: 'Let us talk on WhatsApp' }) } },
  play: async ({ canvasElement, step }) => {
    await step('then its reader is warned', async () => {
      const canvas = within(canvasElement);
      await waitFor(() => expect(canvas.getByText(/Careful: this leads away from/)).toBeVisible());
    });
  },
};
/** URL of a missing post. */
export const Gone: Story = {
  args: { id: '01934c00-ffff-7000-8000-00000000ffff' },
  parameters: { campus: { settle: (campus: InMemoryCampus) => joinCampus(campus, 'Akosua Mensah') } },
  play: async ({ canvasElement, step }) => {
    await step('then it shows a message, with the way to what there is', async () => {
      const canvas = within(canvasElement);
      await waitFor(() => expect(canvas.getByText('This post is not there any more.')).toBeVisible());
      await expect(canvas.getByRole('link', { name: 'All wanted posts' })).toHaveAttribute('href');
    });
  },
};
export const LongText: Story = {
  ...long,
  parameters: { campus: { words: 'long', settle: settle('Kwame', true) } },
};
export const Loading: Story = loading;
export const Slow: Story = slow;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const Spanish: Story = { globals: { locale: 'es' } };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
