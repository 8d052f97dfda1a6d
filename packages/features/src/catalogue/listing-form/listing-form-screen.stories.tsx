import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { aDraft } from '../../testing/memory-storage.js';
import { withCampus } from '../../testing/with-campus.js';
import { PostListingScreen } from './listing-form-screen.js';

const meta = {
  id: 'screens-post-listing',
  title: 'Screens/Sell and earn/Post listing',
  component: PostListingScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'before posting', viewer: 'Akosua Mensah' },
  },
  args: { hive: 'essentials' },
} satisfies Meta<typeof PostListingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Posting paused by admins: the form can save a draft only. */
export const PostingPaused: Story = {
  args: { hive: 'academia' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Posting is paused here for now/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Post listing' })).toBeNull();
  },
};

export const MissingFields: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when an empty form is sent', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Post listing' })),
    );
    await step('then each required field shows an error, and the first one has the focus', async () => {
      await expect(await canvas.findAllByText(/^(Add|Choose) a (?!photo)/)).toHaveLength(5);
      await expect(canvas.getByLabelText('Title')).toHaveFocus();
    });
  },
};

/** Steps on a phone. An error opens its step. */
export const StepsOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await step('given the photo step, then the title field is not visible', () =>
      expect(canvas.getByLabelText('Title')).not.toBeVisible(),
    );
    await step('when Next is pressed, then the step for the title and description opens', async () => {
      await next();
      await waitFor(() => expect(canvas.getByRole('heading', { name: /Describe it/ })).toHaveFocus());
      await userEvent.type(canvas.getByLabelText('Title'), 'Rice cooker');
    });
    await step('and when Next is pressed without a description, then its field shows an error', async () => {
      await next();
      await waitFor(() => expect(canvas.getByLabelText('Description')).toHaveFocus());
      await expect(canvas.getByText('Add a description')).toBeVisible();
    });
    await step('and when the form is posted without a price, then the step of the price opens', async () => {
      await userEvent.type(canvas.getByLabelText('Description'), 'Cooks for two');
      await next();
      await next();
      await waitFor(() => expect(canvas.getByLabelText('Price')).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Post listing' }));
      await waitFor(() => expect(canvas.getByLabelText('Price')).toHaveFocus());
    });
    await step('and the last step shows a preview of the card', async () => {
      await userEvent.type(canvas.getByLabelText('Price'), '180');
      await userEvent.selectOptions(canvas.getByLabelText('Condition'), 'good');
      await userEvent.type(canvas.getByLabelText('Pickup location'), 'Volta Hall');
      await next();
      await waitFor(() => expect(canvas.getByRole('heading', { name: /More, if you like/ })).toHaveFocus());
      await next();
      await waitFor(() => expect(canvas.getByRole('region', { name: 'How it will look' })).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    });
  },
};

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a price is typed', () => userEvent.type(canvas.getByLabelText('Price'), '2450'));
    await step('then a line says how much the seller receives after the fee', async () => {
      await waitFor(() =>
        expect(canvas.getByText('You receive ₵2,425.50 after the 1% mobile money fee.')).toBeVisible(),
      );
    });
  },
};

/** Course field behind a secondary button, which suggests a course code in the title. */
export const CourseCode: Story = {
  args: { hive: 'archive' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given an empty form, then a button replaces the course field', async () => {
      await expect(canvas.getByRole('button', { name: 'Add a course code' })).toBeVisible();
      await expect(canvas.queryByLabelText(/Course code/)).toBeNull();
    });
    await step(
      'when the title names a course, then one press on the suggestion fills the course field',
      async () => {
        await userEvent.type(canvas.getByLabelText('Title'), 'MATH 223 past questions');
        await userEvent.click(await canvas.findByRole('button', { name: 'Add the course MATH 223' }));
        await waitFor(() => expect(canvas.getByLabelText(/Course code/)).toHaveFocus());
        await expect(canvas.getByLabelText(/Course code/)).toHaveValue('MATH 223');
      },
    );
    await step(
      'and when a code is typed in another spelling, then the field changes it to the standard one',
      async () => {
        await userEvent.clear(canvas.getByLabelText(/Course code/));
        await userEvent.type(canvas.getByLabelText(/Course code/), 'dcit-103');
        await userEvent.tab();
        await expect(canvas.getByLabelText(/Course code/)).toHaveValue('DCIT 103');
      },
    );
    await step('and when the text is not a course code, then the field shows an error', async () => {
      await userEvent.clear(canvas.getByLabelText(/Course code/));
      await userEvent.type(canvas.getByLabelText(/Course code/), 'maths');
      await userEvent.tab();
      await expect(await canvas.findByText('Must be a course code such as MATH 223')).toBeVisible();
    });
  },
};

/** Prices of similar items beside the price field, once the title identifies the kind. */
export const SuggestedPrice: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const hint = /Similar things sold for ₵\d+\.\d\d to ₵\d+\.\d\d on your campus \(6 sold\)/;
    await step('given a title that names no kind of item, then no price is suggested', async () => {
      await userEvent.type(canvas.getByLabelText('Title'), 'Zither');
      await expect(canvas.queryByText(hint)).toBeNull();
    });
    await step(
      'when the title names a kettle, then the price field shows the prices of sold kettles',
      async () => {
        await userEvent.type(canvas.getByLabelText('Title'), ' and kettle');
        await expect(await canvas.findByText(hint)).toBeVisible();
        await expect(canvas.getByLabelText('Price')).toHaveAccessibleDescription(hint);
      },
    );
    const card = () => within(canvas.getByRole('region', { name: 'How it will look' }));
    await step('and the card does not say Free before Give it away is on', async () => {
      await expect(card().queryByText('Free')).toBeNull();
    });
    await step(
      'and when Give it away is on, then the card says Free and the price hint disappears',
      async () => {
        await userEvent.click(canvas.getByRole('switch', { name: /Give it away/ }));
        await waitFor(() => expect(card().getByText('Free')).toBeInTheDocument());
        await waitFor(() => expect(canvas.queryByText(hint)).toBeNull());
      },
    );
  },
};

/** Wanted posts for such an item, shown below the title once typing stops. */
export const LookedFor: Story = {
  play: async ({ canvas, step }) => {
    await step('when the title names an item from wanted posts', () =>
      userEvent.type(canvas.getByLabelText('Title'), 'Lamp for a desk'),
    );
    await step('then a link says how many students are looking for the item', async () =>
      expect(await canvas.findByRole('link', { name: '2 students are looking for this' })).toBeVisible(),
    );
  },
};

export const DraftKept: Story = {
  parameters: {
    campus: { stored: aDraft('post-essentials', { values: { title: 'Rice cooker', price: '180' } }) },
  },
};

const TITLE = 'WardrobeMirrorWithHandCarvedSankofaFrame'.repeat(3);

/** Maximum text lengths in words that do not break, sent over a network in this state. */
const sent = (network: 'silent' | 'broken' | 'offline', said: string): Story => ({
  parameters: {
    campus: {
      network,
      stored: aDraft('post-essentials', {
        values: {
          title: TITLE,
          description: 'Gyegyeegyeegye'.repeat(60),
          price: '99999.99',
          condition: 'good',
          pickupLocation: 'OldPavilionBehindTheCentralCafeteria'.repeat(3),
        },
      }),
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a restored draft with long texts', async () => {
      await expect(await canvas.findByDisplayValue(TITLE)).toBeInTheDocument();
    });
    await step(
      'when the draft is posted, then a message shows the progress or the failure, and the title stays',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Post listing' }));
        await waitFor(() => expect(canvas.getByText(said)).toBeVisible());
        await expect(canvas.getByLabelText('Title')).toHaveValue(TITLE);
      },
    );
  },
});
export const LoadingLongText: Story = sent('silent', 'Posting...');
export const Failed: Story = sent('broken', 'Failed to create listing. Please try again.');
export const Offline: Story = sent(
  'offline',
  'Network connection issue. Please check your internet connection.',
);
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
