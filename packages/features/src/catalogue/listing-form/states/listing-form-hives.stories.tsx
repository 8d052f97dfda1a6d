import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { idOf } from '../../../testing/fixtures.js';
import { withCampus } from '../../../testing/with-campus.js';
import { PostListingScreen } from '../listing-form-screen.js';
import { ROOMS } from '../../../testing/listing-fixtures.js';

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

/** Study material, which needs a confirmation of the right to share it. A draft does not. */
export const MayShare: Story = {
  args: { hive: 'archive' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const refusal = 'Only share what you wrote, or have permission to share.';
    const box = canvas.getByRole('checkbox', { name: 'I wrote this, or have permission to share it' });
    await step('given notes with a link, and the permission box not ticked', async () => {
      await userEvent.type(canvas.getByLabelText('Title'), 'MATH 223 past questions');
      await userEvent.type(canvas.getByLabelText('Description'), '2018 to 2025, with solutions.');
      await userEvent.type(canvas.getByLabelText(/Link to the material/), 'https://drive.example/notes');
      await expect(box).not.toBeChecked();
    });
    await step('when the notes are posted, then the permission box shows an error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Post listing' }));
      await expect(await canvas.findByText(refusal)).toBeVisible();
    });
    await step('when the permission box is ticked, then its error disappears', async () => {
      await userEvent.click(box);
      await waitFor(() => expect(canvas.queryByText(refusal)).toBeNull());
    });
  },
};

const sameFile = {
  code: 'validation_failed',
  fieldErrors: {
    fileId: { code: 'duplicate_file', params: { title: 'MATH 223, all past papers', listing: idOf(1003) } },
  },
} as const;
/** Identical file in another listing: the error links to it, and typed values stay. */
export const SameFile: Story = {
  args: { hive: 'archive' },
  parameters: { campus: { failures: { 'category.create': sameFile } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a form that is filled in', async () => {
      await userEvent.type(canvas.getByLabelText('Title'), 'MATH 223 past questions');
      await userEvent.type(canvas.getByLabelText('Description'), '2018 to 2025, with solutions.');
      await userEvent.type(canvas.getByLabelText(/Link to the material/), 'https://drive.example/notes');
      await userEvent.click(canvas.getByRole('checkbox', { name: /^I wrote this/ }));
    });
    await step(
      'when another listing has the same file, then an error names that listing and links to it',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Post listing' }));
        await expect(
          await canvas.findByText(/This very file is here already: “MATH 223, all past papers”/),
        ).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'See that listing' })).toHaveAttribute(
          'href',
          expect.stringContaining(idOf(1003)),
        );
      },
    );
    await step('and the bar with the Post button does not cover the error', async () => {
      const bar = canvasElement.querySelector('[data-bar=task]');
      const below = () => canvas.getByRole('alert').getBoundingClientRect().bottom;
      await waitFor(() => expect(below()).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0));
    });
    await step('and the form keeps the typed title', async () => {
      await expect(canvas.getByLabelText('Title')).toHaveValue('MATH 223 past questions');
    });
  },
};

/** Errand between two places. The field suggests places of the campus and accepts any other. */
export const Errand: Story = {
  args: { hive: 'logistics' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given fields that suggest the places of the campus', async () => {
      await waitFor(() =>
        expect(placesOf(canvas.getByLabelText('From (optional)'))).toContain('Night Market'),
      );
      await expect(placesOf(canvas.getByLabelText('To (optional)'))).toContain('Night Market');
    });
    await step('when a suggested place and another place are typed', async () => {
      await userEvent.type(canvas.getByLabelText('From (optional)'), 'Night Market');
      await userEvent.type(canvas.getByLabelText('To (optional)'), 'Room 12, Volta Hall');
    });
    await step('then the card shows both places of the route', async () => {
      const preview = within(canvas.getByRole('region', { name: 'How it will look' }));
      await waitFor(() => expect(preview.getByText('Night Market')).toBeInTheDocument());
      await expect(preview.getByText('Room 12, Volta Hall')).toBeInTheDocument();
    });
  },
};

/** Returns the suggestions of a field. */
const placesOf = (field: HTMLElement) =>
  field instanceof HTMLInputElement ? [...(field.list?.options ?? [])].map(({ value }) => value) : [];

export const OtherHive: Story = { args: { hive: 'buzz' } };
/** Custom hive of a campus, whose form has the fields of its definition. */
export const OwnHive: Story = {
  args: { hive: 'rooms' },
  parameters: { campus: { hives: [ROOMS] } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when an empty form is sent, then each required field shows an error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Post listing' }));
      await expect(await canvas.findAllByText(/^(Required$|Add a )/)).toHaveLength(6);
    });
    await step(
      'when the form is filled in with a number out of range, then a message names the range',
      async () => {
        await userEvent.type(canvas.getByLabelText('Title'), 'Place in a flat');
        await userEvent.type(canvas.getByLabelText('Description'), 'Water every day');
        await userEvent.type(canvas.getByLabelText('Price'), '450');
        await userEvent.selectOptions(canvas.getByLabelText('Kind of room'), 'Shared room');
        await userEvent.type(canvas.getByLabelText('Where'), 'Ayeduase');
        await fireEvent.change(canvas.getByLabelText('Free from'), { target: { value: '2027-01-15' } });
        await userEvent.type(canvas.getByLabelText('Shared by (optional)'), '40');
        await userEvent.tab();
        await expect(await canvas.findByText(/1.*12/)).toBeVisible();
      },
    );
    await step('and the card shows the facts that the campus has chosen for cards', async () => {
      const card = within(canvas.getByRole('region', { name: 'How it will look' }));
      await expect((await card.findByText('Shared room')).closest('[data-slot=fact-line]')).toHaveTextContent(
        /Shared room .*Ayeduase/,
      );
      await expect(card.getByText(/per month/)).toBeInTheDocument();
    });
  },
};

/** Rooms of the campus: a rent by a chosen period, a deposit, and a required photo. */
export const Room: Story = {
  args: { hive: 'rooms' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const period = canvas.getByLabelText('The rent is');
    await step('given a new form, then the first period is selected and shown with the price', async () => {
      await expect(period).toHaveValue('semester');
      await userEvent.type(canvas.getByLabelText('Price'), '2400');
      await expect(canvas.getAllByText('per semester').length).toBeGreaterThan(1);
    });
    await step('when another period is chosen, then the card shows the price per year', async () => {
      await userEvent.selectOptions(period, 'per year');
      const card = within(canvas.getByRole('region', { name: 'How it will look' }));
      await expect(await card.findByText(/per.year/)).toBeInTheDocument();
    });
    await step('when a deposit can mean two amounts, then the form asks which one it is', async () => {
      await userEvent.type(canvas.getByLabelText('Deposit (optional)'), '1.200');
      await userEvent.click(await canvas.findByRole('button', { name: /1,200/ }));
      await expect(canvas.getByLabelText('Deposit (optional)')).toHaveValue('1200');
    });
    await step(
      'when the form is sent without a photo, then a message says that the listing needs one',
      async () => {
        await userEvent.type(canvas.getByLabelText('Title'), 'Single room, Ayeduase');
        await userEvent.type(canvas.getByLabelText('Description'), 'Water every day');
        await userEvent.selectOptions(canvas.getByLabelText('Kind of room'), 'Single room');
        await userEvent.type(canvas.getByLabelText('Hostel or area'), 'Ayeduase');
        await fireEvent.change(canvas.getByLabelText('Free from'), { target: { value: '2027-01-15' } });
        await userEvent.click(canvas.getByRole('button', { name: 'Post listing' }));
        await waitFor(() => expect(canvas.getByText('This listing needs a photo.')).toBeVisible());
      },
    );
  },
};

/** Optional end time of an event, behind a secondary button. */
export const EventWithEnd: Story = {
  args: { hive: 'buzz' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const begins = canvas.getByLabelText('Date and time');
    await step('given an event that begins at six', () => {
      fireEvent.change(begins, { target: { value: '2026-12-04T18:00' } });
    });
    await step('when an end time is added', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add when it ends' }));
    });
    await step('then the end field appears and has the focus', async () => {
      await waitFor(() => expect(canvas.getByLabelText('Ends (optional)')).toHaveFocus());
    });
    await step('and when the event ends before its start, then the end field shows an error', async () => {
      fireEvent.change(canvas.getByLabelText('Ends (optional)'), { target: { value: '2026-12-04T17:00' } });
      await userEvent.click(canvas.getByRole('button', { name: 'Post listing' }));
      await expect(await canvas.findByText('Must be later than the start')).toBeVisible();
    });
  },
};

/** Event with a cheaper first kind of tickets. */
export const EventWithKinds: Story = {
  args: { hive: 'buzz' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const row = (n: number) => within(canvas.getByRole('group', { name: `Ticket kind ${n}` }));
    await step('given an event with paid admission and a price', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Admission'), 'paid');
      await userEvent.type(canvas.getByLabelText(/^Price/), '20');
    });
    await step('when a ticket kind is added', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a ticket kind' }));
    });
    await step('then two ticket kinds appear, and the first has the price of the event', async () => {
      await expect(row(1).getByLabelText('Price')).toHaveValue('20');
      await expect(row(2).getByLabelText('Name')).toHaveValue('');
    });
    await step('and when a ticket kind has no number of tickets, then its row shows an error', async () => {
      await userEvent.type(row(2).getByLabelText('Name'), 'Early bird');
      await userEvent.type(row(2).getByLabelText('Price'), '10');
      await userEvent.type(row(1).getByLabelText('How many'), '120');
      await userEvent.click(canvas.getByRole('button', { name: 'Post listing' }));
      await expect(await row(2).findByText('Add a number of tickets')).toBeVisible();
    });
  },
};

/** Service with packages instead of a task. */
export const ServiceInPackages: Story = {
  args: { hive: 'sidehustle' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const row = (n: number) => within(canvas.getByRole('group', { name: `Package ${n}` }));
    await step('given a task with a price and an application deadline', async () => {
      await userEvent.type(canvas.getByLabelText(/^Price/), '60');
      await expect(canvas.getByLabelText('Application deadline')).toBeVisible();
    });
    await step('when the task is offered as a service instead', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Offer this as a service instead' }));
    });
    await step('then the first package has the price, and the application deadline disappears', async () => {
      await expect(row(1).getByLabelText('Name')).toHaveValue('Basic');
      await expect(row(1).getByLabelText('Price')).toHaveValue('60');
      await expect(canvas.queryByLabelText('Application deadline')).toBeNull();
    });
    await step('and when a package has no contents, then its row shows an error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a package' }));
      await expect(row(2).getByLabelText('Name')).toHaveValue('Standard');
      await userEvent.type(row(1).getByLabelText('What is included'), 'One logo');
      await userEvent.type(row(1).getByLabelText('Done within (days)'), '2');
      await userEvent.click(canvas.getByRole('button', { name: 'Post listing' }));
      await expect(await row(2).findByText('Say what is included')).toBeVisible();
    });
  },
};
