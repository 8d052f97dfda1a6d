import type { Notification } from '@campushive/contract';
import { BriefcaseBusiness, Info, MessageCircle, ReceiptText, type LucideIcon } from 'lucide-react';
import { defineMessages, useMessages, type Destination } from '../kernel/index.js';
import { messages, type NewsMessages } from './news.messages.js';

/** What tells the types of notifications apart at a glance. */
export const NEWS_ICONS: Readonly<Record<Notification['type'], LucideIcon>> = {
  message: MessageCircle,
  task: BriefcaseBusiness,
  payment: ReceiptText,
  system: Info,
};

/** Where a notification leads; undefined when it says everything itself. */
export function destinationOfNews({ subject, kind }: Notification): Destination | undefined {
  if (subject === null) {
    if (kind.startsWith('payout_')) return { to: 'payouts' };
    return kind === 'dispute_opened' ? { to: 'moderation' } : undefined;
  }
  switch (subject.type) {
    case 'payment':
      return { to: 'payment', id: subject.id };
    case 'conversation':
      return { to: 'conversation', id: subject.id };
    case 'listing':
      return { to: 'service', id: subject.id };
    default:
      return subject.type satisfies never;
  }
}

const catalogue = defineMessages<NewsMessages>({
  en: messages,
  fr: () => import('./news.messages.fr.js'),
  es: () => import('./news.messages.es.js'),
});

/** Both lines of a notification in the reader's language. */
export function useNewsWords(): (news: Notification) => Pick<Notification, 'title' | 'description'> {
  const words = useMessages(catalogue);
  return ({ kind, title, description }) => ({
    title: words.titles[kind] ?? title,
    description:
      kind === 'message_received' && words.wroteToYou !== null
        ? // Of the server's line only the name is not a word of a language.
          words.wroteToYou(description.replace(/ wrote to you$/, ''))
        : description,
  });
}
