import { expect, waitFor, within } from 'storybook/test';

interface Played {
  canvasElement: HTMLElement;
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** States that every screen can be in, whatever it shows: `export const Slow: Story = slow`. */

/** The answer has not arrived yet. */
export const loading = { parameters: { campus: { network: 'silent' } } };

/** Late content, with a placeholder until then. */
export const slow = {
  parameters: { campus: { network: 'slow' } },
  play: async ({ canvasElement, step }: Played) => {
    const waiting = () => canvasElement.querySelector('[aria-busy=true], [data-slot=skeleton]');
    await step('given a slow network, its place is kept', () =>
      waitFor(() => expect(waiting()).not.toBeNull()),
    );
    await step('then it comes', () => waitFor(() => expect(waiting()).toBeNull()));
  },
};

const wayOn = (name: RegExp | string) => ({
  play: async ({ canvasElement, step }: Played) => {
    await step('then there is a way on', async () => {
      const canvas = within(canvasElement);
      const ways = () => [
        ...canvas.queryAllByRole('button', { name }),
        ...canvas.queryAllByRole('link', { name }),
      ];
      await waitFor(() => expect(ways().length).toBeGreaterThan(0));
      await waitFor(() => expect(ways()[0]).toBeVisible());
    });
  },
});

/** The server is broken. */
export const failed = (name: RegExp | string = 'Try again') => ({
  parameters: { campus: { network: 'broken' } },
  ...wayOn(name),
});

/** There is no network. */
export const offline = (name: RegExp | string = 'Try again') => ({
  parameters: { campus: { network: 'offline' } },
  ...wayOn(name),
});

/** Everybody wrote as much as they may, and everything is dear. */
export const long = { parameters: { campus: { words: 'long' } } };

export const french = { globals: { locale: 'fr' } };

/** Every story is looked at in the dark and on the smallest phone: these are for people, and are tagged `!test`. */
export const dark = { globals: { theme: 'dark' } };
export const smallPhone = { globals: { viewport: { value: 'small' } } };
