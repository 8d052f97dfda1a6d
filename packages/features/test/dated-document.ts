import { expect, waitFor, within } from 'storybook/test';

interface Played {
  canvasElement: HTMLElement;
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** Returns a long text with a date and a table of contents, which leads to the one that belongs to it. */
export const datedDocument = (other: { readonly name: string; readonly href: string }) => ({
  play: async ({ canvasElement, step }: Played) => {
    const canvas = within(canvasElement);
    await step('then it is dated, and leads to what belongs to it', async () => {
      await waitFor(() => expect(canvas.getByText('Last updated May 6, 2025')).toBeVisible());
      await expect(canvas.getAllByRole('link', { name: other.name })[0]).toHaveAttribute('href', other.href);
    });
    await step('and every entry of its contents leads to a section', async () => {
      const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
      for (const link of contents.getAllByRole('link'))
        await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    });
  },
});
