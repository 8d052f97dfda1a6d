import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import { dark, smallPhone } from '../../../test/screen-states.js';

import type { ViewerOnScene } from '../../testing/story-campus.js';
import { withCampus } from '../../testing/with-campus.js';
import { DownloadPanel } from './download-panel.js';
import { aListing } from '../../testing/listing-fixtures.js';

/** Listing of the scene, as the viewer's page loads it. */
const listed =
  (name: string) =>
  async ({ client, id }: ViewerOnScene) => ({ listing: (await client.hives.get({ id: id(name) })).data });
const reader = (viewer: string) => ({ campus: { scene: 'study file', viewer, args: listed('notes') } });
const notes = aListing(0, { hiveTypeId: 'archive', title: 'MATH 223 past questions', price: 0 });
const shown = (elements: HTMLElement[]) =>
  elements.find((one) => one.getBoundingClientRect().width > 0) ?? elements[0] ?? document.body;

const meta = {
  id: 'screens-study-download-panel',
  title: 'Screens/Buy/Study/Download panel',
  component: DownloadPanel,
  decorators: [withCampus],
  // Abena has not downloaded the notes yet.
  parameters: reader('Abena Frimpong'),
  args: { listing: notes },
} satisfies Meta<typeof DownloadPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const File: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const { as, world } = campusOf(loaded);
    const opinion = async () =>
      (await as('Abena Frimpong').hives.get({ id: world.id('notes') })).data.myOpinion;
    await step('given a study file, then its format and size are visible', async () => {
      await waitFor(() => expect(canvas.getByText(/^PDF, \d+/)).toBeVisible());
    });
    await step('and before the download the panel does not ask for a rating', async () => {
      await expect(canvas.getByText('2 of 3 found this helpful')).toBeVisible();
      await expect(canvas.queryByRole('group', { name: 'Was this helpful?' })).toBeNull();
      await expect(await opinion()).toBeUndefined();
    });
    await step('when Download is pressed, then the reader may rate the file', async () => {
      await userEvent.click(shown(canvas.getAllByRole('button', { name: /Download/, hidden: true })));
      await waitFor(async () => expect(await opinion()).toBeNull());
    });
  },
};
/** Rating after a download, which can be changed. */
export const Helpful: Story = {
  parameters: reader('Akosua Mensah'),
  play: async ({ canvasElement, loaded, step }) => {
    const { as, world } = campusOf(loaded);
    const question = within(await within(canvasElement).findByRole('group', { name: 'Was this helpful?' }));
    await step('given a file without a rating from the reader, then neither answer is selected', async () => {
      for (const name of ['Yes', 'No'])
        await expect(question.getByRole('button', { name, pressed: false })).toBeVisible();
    });
    await step('when Yes is pressed, then the rating counts as helpful', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Yes' }));
      await waitFor(async () => {
        const { data } = await as('Akosua Mensah').hives.get({ id: world.id('notes') });
        await expect(data.archiveDetails?.opinions).toEqual({ helpful: 3, of: 4 });
      });
    });
  },
};

export const NotHelpful: Story = { parameters: reader('Efua Danquah') };

export const Gone: Story = {
  parameters: { campus: { failures: { 'files.download': { code: 'not_found' } } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(shown(screen.getAllByRole('button', { name: /Download/, hidden: true })));
    const toasts = await screen.findAllByText('This file no longer exists.');
    await waitFor(() => expect(toasts.at(-1)).toBeVisible());
  },
};
export const Link: Story = { parameters: { campus: { args: listed('linked notes') } } };
/** Listing from a time at which neither was required. */
export const Nothing: Story = {
  args: {
    listing: {
      ...notes,
      archiveDetails: {
        ...{ courseCode: null, fileUrl: null, file: null },
        ...{ downloads: null, mayShare: true, opinions: null },
      },
    },
  },
  parameters: { campus: { args: async () => ({}) } },
};
export const Spanish: Story = { globals: { locale: 'es' }, tags: ['!test'] };
export const French: Story = { globals: { locale: 'fr' }, tags: ['!test'] };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
