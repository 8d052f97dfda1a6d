import { MAX_TITLE } from '@campushive/contract';
import type { ReceivedShare } from '../../kernel/index.js';

type Texts = Pick<ReceivedShare, 'title' | 'text' | 'url'>;

const blank = (text: string) => text.trim() === '';

/** Returns all received texts as one message. Text that another one contains is left out. */
export function messageOf({ title, text, url }: Texts): string {
  const lines = [title, text, url].filter((one) => !blank(one));
  return lines
    .filter((line, index) => !lines.some((other, at) => at !== index && contains(other, line, at < index)))
    .join('\n');
}

/** Returns the title and description of a listing. A short text without a title becomes the title. */
export function listingTexts(texts: Texts): { readonly title: string; readonly description: string } {
  const { title, url } = texts;
  const text = texts.text.trim();
  if (!blank(title)) return { title: cut(title), description: messageOf({ title: '', text, url }) };
  const isTitle = text !== '' && text.length <= MAX_TITLE && !text.includes('\n') && !/^https?:/i.test(text);
  return isTitle ? { title: text, description: url } : { title: '', description: messageOf(texts) };
}

const cut = (title: string) => title.trim().slice(0, MAX_TITLE);

/** Checks for a text within another one. Of two equal texts the earlier one stays. */
const contains = (text: string, part: string, isEarlier: boolean): boolean =>
  text === part ? isEarlier : text.includes(part);
