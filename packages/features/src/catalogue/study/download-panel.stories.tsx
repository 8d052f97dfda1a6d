import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, smallPhone } from '../../../test/screen-states.js';
import { aListing, idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { DownloadPanel } from './download-panel.js';

const file = {
  id: idOf(7000),
  name: 'MATH 223 past questions, 2018 to 2025, with the worked solutions of the study group.pdf',
  format: 'pdf' as const,
  size: 4_310_000,
  pages: 48,
  preview: null,
};
const empty = {
  ...{ courseCode: null, fileUrl: null, file: null },
  ...{ downloads: null, mayShare: true, opinions: null },
};
const notes = aListing(0, {
  hiveTypeId: 'archive',
  title: 'MATH 223 past questions',
  price: 0,
  archiveDetails: { ...empty, file, downloads: 31, opinions: { helpful: 12, of: 14 } },
});
const gone = () => Promise.reject(new ApiError({ code: 'not_found', status: 404, message: '' }));
const download = fn(async () => ({ data: { url: 'about:blank', name: file.name, external: false } }));
const rate = fn(async () => ({ data: { helpful: true, opinions: { helpful: 13, of: 15 } } }));
const shown = (elements: HTMLElement[]) =>
  elements.find((one) => one.getBoundingClientRect().width > 0) ?? elements[0] ?? document.body;

const meta = {
  id: 'screens-study-download-panel',
  title: 'Screens/Buy/Study/Download panel',
  component: DownloadPanel,
  decorators: [withCampus],
  parameters: { campus: { client: { files: { download } } } },
  args: { listing: notes },
} satisfies Meta<typeof DownloadPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const File: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given its pages and its size', async () => {
      await waitFor(() => expect(canvas.getByText('PDF, 48 pages, 4.3 MB')).toBeVisible());
    });
    await step('when Download is pressed, its address is requested', async () => {
      await userEvent.click(shown(canvas.getAllByRole('button', { name: /Download/, hidden: true })));
      await expect(download).toHaveBeenCalledWith({ id: notes.id });
    });
    await step('and who has not downloaded it is not asked whether it helped', async () => {
      await expect(canvas.getByText('12 of 14 found this helpful')).toBeVisible();
      await expect(canvas.queryByRole('group', { name: 'Was this helpful?' })).toBeNull();
    });
  },
};
/** Rating after a download, which can be changed. */
export const Helpful: Story = {
  args: { listing: { ...notes, myOpinion: null } },
  parameters: { campus: { client: { files: { download, rate } } } },
  play: async ({ canvasElement, step }) => {
    const question = within(await within(canvasElement).findByRole('group', { name: 'Was this helpful?' }));
    await step('given that nothing was said yet, neither answer is chosen', async () => {
      for (const name of ['Yes', 'No'])
        await expect(question.getByRole('button', { name, pressed: false })).toBeVisible();
    });
    await step('when Yes is pressed, it is sent', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(rate).toHaveBeenCalledWith({ id: notes.id, helpful: true }));
    });
  },
};

export const NotHelpful: Story = { args: { listing: { ...notes, myOpinion: false } } };

export const Gone: Story = {
  parameters: { campus: { client: { files: { download: gone } } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(shown(screen.getAllByRole('button', { name: /Download/, hidden: true })));
    const told = await screen.findAllByText('The file is not there any more.');
    await waitFor(() => expect(told.at(-1)).toBeVisible());
  },
};
export const Link: Story = {
  args: {
    listing: {
      ...notes,
      archiveDetails: { ...empty, fileUrl: 'https://drive.example/notes' },
    },
  },
};
export const Nothing: Story = {
  args: {
    listing: { ...notes, archiveDetails: empty },
  },
};
export const Spanish: Story = { globals: { locale: 'es' } };
export const French: Story = { globals: { locale: 'fr' }, tags: ['!test'] };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
