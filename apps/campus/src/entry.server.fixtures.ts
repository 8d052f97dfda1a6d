import { NO_CAMPUS_CHOICE } from '@campushive/contract/campus-choice';
import { campus } from '@campushive/campus-ghana';
import type { Listing, Photo, Profile, SafeDeal, Stall, User, Wanted } from '@campushive/contract';
import type { Locale } from '@campushive/contract/settings';
import { aListing, aPhoto, aStudent, idOf } from '@campushive/features/testing';
import { JSDOM } from 'jsdom';
import { createRenderer, type Renderer, type RenderRequest } from './entry.server.js';

/** Address of the site. */
export const HOST = 'https://campus.test';
/** Text that would become markup if it were not escaped. */
export const HOSTILE = '</script><b>"&';
/** Manifest of a build with one entry. */
export const MANIFEST = { 'src/entry.client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'] } };
/** Path of the campus definition. */
export const CAMPUS_FILE = '/assets/campus-hash.json';
const ours = createRenderer(MANIFEST, HOST, { definition: campus, href: CAMPUS_FILE });
/** Renderer of documents without a page. */
export const { shell } = ours;
/** Student whose document is rendered. */
export const ESI = aStudent(1, { name: 'Esi Mensah' });

interface Asked {
  readonly locale?: Locale;
  readonly viewer?: User;
  /** The only listing of the API. */
  readonly listing?: Listing;
  /** The API's error for every other path. Default: 404. */
  readonly failure?: keyof typeof FAILURES;
  /** Renderer of another campus. */
  readonly renderer?: Renderer;
}
const FAILURES = { 404: 'not_found', 429: 'rate_limited', 500: 'internal', 503: 'unavailable' } as const;

/** A stall, as a visitor sees it. */
const stallOf = ({ id, createdAt, updatedAt, photos }: Listing): Stall => ({
  ...{ id, name: 'Efua’s Waakye', description: '', category: 'essentials', status: 'active', isMine: false },
  ...{ hall: null, place: 'Sarbah Hall, Block C', universityId: 'ug', photo: photos[0] ?? null },
  ...{ isOpen: true, openUntil: null, opensAt: null, switch: 'hours', switchUntil: null, hours: [] },
  ...{ readyMinutes: 20, takesCash: false, rating: null, items: [], createdAt, updatedAt },
  seller: { id: idOf(1), name: null, profileImage: null, isVerified: true, university: null },
});

/** An open safe-deal link, as a visitor sees it. */
const dealOf = ({ id, title, price, photos, createdAt }: Listing): SafeDeal => ({
  ...{ id, title, price, photo: photos[0] ?? null, state: 'open', isMine: false, universityId: 'ug' },
  ...{ rating: null, reviewCount: 0, warning: null, order: null, createdAt, endsAt: createdAt },
  seller: { id: idOf(1), name: 'Esi', profileImage: null, isVerified: true, university: null },
});

/** The student behind a shelf, as a visitor sees them. */
const SHELF: Profile = {
  ...{ id: ESI.id, name: ESI.name, username: null, avatarUrl: null, profileImage: null, bio: null },
  ...{ university: ESI.university, universityId: ESI.universityId, rating: null, reviewCount: 0 },
  ...{ isVerified: true, createdAt: ESI.createdAt, hall: null, shelfName: 'esi', listingCount: 0 },
  ...{ events: { coming: 0, past: 0 }, saleCount: 0, meetups: { met: 0, missed: 0 }, responseMinutes: null },
  ...{ isBlocked: false, canContact: true, isFollowed: false, followerCount: 0 },
};

/** The API's responses for a shelf and a listing, and for a wanted post, a stall and a safe deal with its id. */
const answersAbout = (
  listing: Listing,
): Readonly<Record<string, Listing | Wanted | Stall | SafeDeal | Profile>> => ({
  '/shelves/esi': SHELF,
  [`/safe-deals/${listing.id}`]: dealOf(listing),
  [`/stalls/${listing.id}`]: stallOf(listing),
  [`/hives/${listing.id}`]: listing,
  [`/wanted/${listing.id}`]: {
    id: listing.id,
    title: 'A desk lamp with a clamp',
    details: 'For a narrow desk in Unity Hall. Any colour.',
    category: 'hostel',
    condition: 'good',
    maxPrice: 80,
    status: 'open',
    postedById: idOf(1),
    postedBy: { id: idOf(1), name: null, profileImage: null, isVerified: true, university: null },
    universityId: 'knust',
    answerCount: 0,
    warning: null,
    createdAt: listing.createdAt,
    renewedAt: null,
    endsAt: '2099-01-01T00:00:00.000Z',
  },
});

/** Returns a document as parsed by a browser. */
export async function documentAt(
  url: string,
  { locale = 'en', viewer, listing, failure = 404, renderer = ours }: Asked = {},
) {
  const code = FAILURES[failure];
  const ask: RenderRequest['ask'] = async (path) => {
    const data = listing === undefined ? undefined : answersAbout(listing)[path];
    return data === undefined
      ? { status: failure, body: { status: 'error', code, message: 'No.' } }
      : { status: 200, body: { status: 'success', data } };
  };
  const rendered = await renderer.render({
    url,
    locale,
    theme: null,
    saveData: false,
    choice: NO_CAMPUS_CHOICE,
    viewer: viewer ?? null,
    ask,
  });
  if (rendered.kind === 'redirect') throw new Error(`${url} leads to ${rendered.to}`);
  return { status: rendered.status, ...parse(rendered.html('a-nonce')) };
}

/** Parses a document as a browser does. */
export function parse(html: string) {
  const page = new JSDOM(html).window.document;
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const link = (selector: string) => page.querySelector(`link${selector}`)?.getAttribute('href');
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent;
  return { html, page, meta, link, data: data ? (JSON.parse(data) as Record<string, unknown>) : undefined };
}

/** Example URLs by pattern, with a value for every parameter. */
const EXAMPLES: Readonly<Record<string, string>> = {
  ':hive': 'essentials',
  ':article': 'handover-code',
  ':groupId': idOf(7),
  ':id': idOf(1001),
  ':code': 'MATH-223',
  ':name': 'esi',
};
/** Returns the address of a route, with samples for its parameters. */
export const addressOf = (path: string) =>
  path
    .replace('/universities/:id', '/universities/ug')
    .replace('/categories/:id', '/categories/essentials')
    .replace(/:\w+/g, (name) => EXAMPLES[name] ?? name);
const PHOTO: Photo = {
  ...aPhoto(1),
  url: '/files/photo/1280.jpg',
  variants: [320, 640, 1_280].flatMap((width) => [
    { width, format: 'webp', url: `/files/photo/${width}.webp` },
    { width, format: 'jpeg', url: `/files/photo/${width}.jpg` },
  ]),
  width: 1_280,
  height: 960,
};
/** Listing with a photo. */
export const LISTING = aListing(1, { photos: [PHOTO] });
