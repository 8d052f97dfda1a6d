import { hiveOf, type Locale } from '@campushive/contract';
import { HIVE_NAMES } from '@campushive/contract/hives';
import { TOPIC_IDS } from '@campushive/contract/topics';
import { HEAD_WORDS } from './head-words.js';
import { campus } from './campus.js';

/** What search engines and messengers read of a page that is drawn ahead. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

const GENERAL =
  'The marketplace of verified university students in Ghana. Buy, sell, tutor and earn on campus; your money is held until you meet.';

/** Every page that is the same for everybody who opens it first; those of articles are added where they are drawn. */
export const PAGE_HEADS: Readonly<Record<string, PageHead>> = {
  '/': { title: 'CampusHive: buy, sell and earn on campus, safely', description: GENERAL },
  '/login': { title: 'Log in | CampusHive', description: GENERAL },
  '/register': {
    title: 'Sign up | CampusHive',
    description: 'Join with your university e-mail address. Joining, posting and messaging are free.',
  },
  '/forgot-password': { title: 'Forgot password | CampusHive', description: GENERAL },
  '/about': {
    title: 'About Us | CampusHive',
    description: 'Who builds the marketplace of Ghana’s students, and why money is held until you meet.',
  },
  '/pricing': {
    title: 'Pricing | CampusHive',
    description: 'Basic is free for every verified student. See what paying costs, to the pesewa.',
  },
  '/contact': {
    title: 'Contact | CampusHive',
    description: 'Write to us about a payment, a report or an idea. Monday–Friday, 9am–5pm.',
  },
  '/universities': {
    title: 'Universities | CampusHive',
    description: 'The 17 Ghanaian universities whose students may join, with who and what is there now.',
  },
  '/categories': {
    title: 'Categories | CampusHive',
    description: 'Laptops, textbooks, tutoring, deliveries, events, past questions and paid work on campus.',
  },
  '/help': {
    title: 'Help Center | CampusHive',
    description: 'Short answers: paying, held money, handover codes, payouts, disputes, safety and privacy.',
  },
  '/terms': {
    title: 'Terms of Service | CampusHive',
    description: 'Who may join, how money is held and released, what it costs, and how disputes are decided.',
  },
  '/privacy': {
    title: 'Privacy Policy | CampusHive',
    description: 'What we know about you, why, for how long, and your rights under Act 843 of Ghana.',
  },
  '/cookies': {
    title: 'Cookies Policy | CampusHive',
    description: 'What is kept on your device, why, and how you decide about it.',
  },
  ...Object.fromEntries(
    campus.institutions.map(({ id, name, displayName, location }) => [
      `/universities/${id}`,
      {
        title: `${name} | CampusHive`,
        description: `What students of ${displayName} in ${location} sell, teach and look for on CampusHive.`,
      },
    ]),
  ),
  ...Object.fromEntries(
    HIVE_NAMES.map((hive) => [
      `/categories/${hive}`,
      {
        title: `${hiveOf(campus, hive).title} | CampusHive`,
        description: `${hiveOf(campus, hive).description}: what is open now among verified students in Ghana.`,
      },
    ]),
  ),
  ...Object.fromEntries(
    TOPIC_IDS.map((id) => {
      const words = id.replaceAll('-', ' & ');
      return [
        `/categories/${id}`,
        {
          title: `${words.charAt(0).toUpperCase()}${words.slice(1)} | CampusHive`,
          description: `${words} on campus: what is open now among verified students in Ghana.`,
        },
      ];
    }),
  ),
};

/** The head of a page; in other languages than English its title is its first heading. */
export function headOf(path: string, language: Locale, html: string): PageHead {
  return language === 'en' ? inEnglish(path) : translated(path, language, headingOf(html));
}

function translated(path: string, language: Exclude<Locale, 'en'>, heading: string): PageHead {
  const words = HEAD_WORDS[language];
  const [, kind = '', id] = path.split('/');
  const title = path === '/' ? words.home : `${heading} | CampusHive`;
  if (heading === '') throw new Error(`${path} has no heading in ${language}`);
  if (id === undefined) return { title, description: words.pages[path] ?? words.general };
  const about = { universities: words.university, categories: words.category, help: words.article }[kind];
  return { title, description: about?.(heading) ?? words.general };
}

function headingOf(html: string): string {
  const [, inside = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return inside
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();
}

/** Those of articles are made of their id. */
function inEnglish(path: string): PageHead {
  const known = PAGE_HEADS[path];
  if (known !== undefined) return known;
  const words = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return {
    title: `Help: ${words} | CampusHive`,
    description: `Help about ${words} on CampusHive, the marketplace of verified students in Ghana.`,
  };
}
