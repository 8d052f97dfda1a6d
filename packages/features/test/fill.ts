import { userEvent } from 'storybook/test';

/** As from a password manager or the clipboard: one event for the whole text. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}
