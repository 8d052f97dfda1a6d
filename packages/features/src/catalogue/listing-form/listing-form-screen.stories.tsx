import { Button } from '@campushive/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { campusOf, failuresOf } from '../../../test/on-scene.js';
import { largePhoto } from '../../../test/large-photo.js';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import { aDraft, memoryDraftFiles } from '../../testing/memory-storage.js';
import { withCampus } from '../../testing/with-campus.js';
import { PostListingScreen, type PostListingScreenProps } from './listing-form-screen.js';
import { ROOMS } from '../../testing/listing-fixtures.js';

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

export const DraftKept: Story = {
  parameters: {
    campus: { stored: aDraft('post-essentials', { values: { title: 'Rice cooker', price: '180' } }) },
  },
};

/** Simulated reload: remounts the screen and keeps the device. */
function Reloadable(props: PostListingScreenProps) {
  const [page, setPage] = useState(0);
  return (
    <>
      <Button onClick={() => setPage(page + 1)}>Reload</Button>
      <PostListingScreen key={page} {...props} />
    </>
  );
}

/** Photo of one pixel, which is distinguished by its name. */
const picture = (name: string) =>
  new File([Uint8Array.from(atob(PIXEL), (sign) => sign.codePointAt(0) ?? 0)], name, { type: 'image/png' });
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
/** Returns the state of each photo, in order. */
const photosOf = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[data-slot=photo-tile]')].map((tile) => tile.getAttribute('data-state'));

/** Returns the photo of the first tile, as the server stored it. */
async function storedPhoto(canvas: HTMLElement): Promise<HTMLImageElement> {
  const photo = canvas.querySelector<HTMLImageElement>('[data-slot=photo-tile] img');
  if (photo === null) throw new Error('There is no photo yet.');
  await photo.decode();
  return photo;
}

/** Timeout for re-encoding a large photo, which takes more than a second on a busy machine. */
const DRAWN = { timeout: 15_000 };

/** Photo from a phone, uploaded in its stored form: upright, smaller and without its location. */
export const LargePhoto: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const photo = await largePhoto('IMG_2041.jpeg');
    await step('when a phone’s photo is picked', async () => {
      await userEvent.upload(canvas.getByLabelText(/Add photos/), photo);
      await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready']), DRAWN);
    });
    await step('then the stored photo is upright, and its colours are right', async () => {
      const stored = await storedPhoto(canvasElement);
      const { naturalWidth: width, naturalHeight: height } = stored;
      await expect(height / width).toBeCloseTo(1920 / 1280, 1);
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(stored, 0, 0);
      const [red = 0, , blue = 0] =
        context?.getImageData(Math.round(width / 2), Math.round(height / 4), 1, 1).data ?? [];
      await expect(red).toBeGreaterThan(blue + 100);
    });
  },
};

/** Photo that is rotated and cropped before posting, also by keyboard, and keeps its position. */
export const CropPhoto: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a photo is picked', async () => {
      await userEvent.upload(canvas.getByLabelText(/Add photos/), await largePhoto('IMG_2041.jpeg'));
      await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready']), DRAWN);
    });
    await step('and the photo is rotated and cropped to a square', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Crop photo 1' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Rotate and crop' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Rotate' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Square' }));
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Use this' })).toBeEnabled());
      await userEvent.click(dialog.getByRole('button', { name: 'Use this' }));
    });
    await step('then a square photo replaces the original', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready']), DRAWN);
      const { naturalWidth, naturalHeight } = await storedPhoto(canvasElement);
      await expect(Math.abs(naturalWidth - naturalHeight)).toBeLessThan(3);
    });
  },
};

/** Two photos: the first is stored, the second is interrupted by the reload and uploaded again. */
export const PhotosKept: Story = {
  parameters: { campus: { files: memoryDraftFiles() } },
  render: (args) => <Reloadable {...args} />,
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const failures = failuresOf(loaded);
    await step('when two photos are picked and a title is typed', async () => {
      await userEvent.upload(canvas.getByLabelText(/Add photos/), picture('a.png'));
      await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready']));
      failures['uploads.create'] = 'silent';
      await userEvent.upload(canvas.getByLabelText(/Add photos/), picture('b.png'));
      await userEvent.type(canvas.getByLabelText('Title'), 'Lamp');
      await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready', 'uploading']));
    });
    await step('and the page is reloaded before the second photo is uploaded', async () => {
      delete failures['uploads.create'];
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    });
    await step(
      'then the title and both photos are back, and the second photo is uploaded again',
      async () => {
        await expect(await canvas.findByText('We kept what you had typed and added.')).toBeInTheDocument();
        await expect(canvas.getByLabelText('Title')).toHaveValue('Lamp');
        await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready', 'ready']));
      },
    );
    await step('and when the form is posted, then the listing has both photos', async () => {
      await userEvent.type(canvas.getByLabelText('Price'), '60');
      await userEvent.type(canvas.getByLabelText('Description'), 'Bright');
      await userEvent.type(canvas.getByLabelText('Pickup location'), 'Balme');
      await userEvent.selectOptions(canvas.getByLabelText('Condition'), 'good');
      await userEvent.click(canvas.getByRole('button', { name: 'Post listing' }));
      const { hives } = campusOf(loaded).as('Akosua Mensah');
      await waitFor(async () => {
        const posted = (await hives.myPosted({})).data.find(({ title }) => title === 'Lamp');
        await expect(posted?.photos).toHaveLength(2);
      });
    });
    await step('and when the page is reloaded after posting, then the form is empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
      await expect(canvas.getByLabelText('Title')).toHaveValue('');
      await expect(photosOf(canvasElement)).toEqual([]);
    });
  },
};

/** Full device storage: the form works and shows a warning. */
export const NoRoom: Story = {
  parameters: { campus: { files: memoryDraftFiles({ full: true }) } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a photo is picked', () =>
      userEvent.upload(canvas.getByLabelText(/Add photos/), picture('a.png')),
    );
    await step('then the photo appears, and a message says that the device cannot keep it', async () => {
      await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready']));
      await expect(
        await canvas.findByText(
          'Your device is out of space, so we can’t keep what you added. Please post before you leave this page.',
        ),
      ).toBeInTheDocument();
    });
  },
};

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
