/** Heads and redirects of pages whose URL names a thing. Only the server imports this file: browser chunks leave it out. */
import { findUniversity, hiveOf } from '@campushive/contract/campus';
import { courseSlug } from '@campushive/contract/course-code';
import type { PrefetchWorld } from '@campushive/features';
import {
  articleHead,
  categoryHead,
  dealHead,
  listingHead,
  shelfHead,
  stallHead,
  studentHead,
  wantedPostHead,
  type PageHead,
  type PageHeadFacts,
  type PageHeadMessages,
  type PageHeadWords,
} from '@campushive/features/page-heads';
import { courseIn, hrefOf, isHiveName, type PathName } from './destinations.js';
import { idIn, type PageRequest } from './page.js';

/** Inputs of a head: the request, its fetched data, and the texts of its language. */
type PageFacts = PageRequest & PrefetchWorld & PageHeadFacts;
type Head = (facts: PageFacts) => PageHead | Promise<PageHead>;
/** Name of a path whose head is the text of the same name. */
type Titled = Extract<
  PathName,
  {
    [Key in keyof PageHeadMessages]: PageHeadMessages[Key] extends PageHeadWords ? Key : never;
  }[keyof PageHeadMessages]
>;

const ofListing: Head = (facts) => listingHead(facts, idIn(facts));
const ofStall: Head = (facts) => stallHead(facts, idIn(facts));
const ofDeal: Head = (facts) => dealHead(facts, idIn(facts));
const ofArticle: Head = (facts) => articleHead(facts, { id: facts.params['article'] ?? '' });

const HEADS: Readonly<Record<Exclude<PathName, Titled>, Head> & Partial<Record<PathName, Head>>> = {
  university({ t, campus, params }) {
    const university = findUniversity(campus, params['id'] ?? '');
    return university === undefined ? t.notFound : t.university(university);
  },
  category: (facts) => categoryHead(facts, idIn(facts)),
  course({ t, params }) {
    const code = courseIn(params);
    return code === null ? t.notFound : t.course(code);
  },
  hive: ({ t, campus, locale, params: { hive } }) =>
    isHiveName(campus, hive) ? t.hive(hiveOf(campus, hive, locale).title) : t.notFound,
  publicHelp: ({ t }) => t.help,
  publicArticle: ofArticle,
  article: ofArticle,
  publicListing: ofListing,
  service: ofListing,
  anyListing: ofListing,
  listing: ofListing,
  stall: ofStall,
  publicStall: ofStall,
  shelf: (facts) => shelfHead(facts, { name: facts.params['name'] ?? '' }),
  safeDeal: ofDeal,
  publicDeal: ofDeal,
  publicWanted: (facts) => wantedPostHead(facts, idIn(facts)),
  wantedPost: ({ t }) => t.wanted,
  edit: ({ t }) => t.notFound,
  postInHive: ({ t }) => t.post,
  user: (facts) => studentHead(facts, idIn(facts)),
  group: ({ t }) => t.messages,
  conversation: ({ t }) => t.messages,
  moderation: ({ t, viewer }) => (viewer?.role === 'student' ? t.notFound : t.moderation),
};

const isTitled = (name: PathName): name is Titled => HEADS[name] === undefined;

/** Returns the head of a page from its fetched data. */
export const headOf = async (name: PathName, facts: PageFacts): Promise<PageHead> =>
  isTitled(name) ? facts.t[name] : HEADS[name](facts);

/** Targets of URLs that belong to another page. A browser redirects by its own code. */
export const REDIRECTS: Readonly<Partial<Record<PathName, (request: PageRequest) => string | undefined>>> = {
  // Old ids and names redirect to the current URL.
  university({ campus, params }) {
    const university = findUniversity(campus, params['id'] ?? '');
    return university === undefined || university.id === params['id']
      ? undefined
      : hrefOf({ to: 'university', id: university.id }, false);
  },
  // A course has one URL, in any spelling.
  course({ params }) {
    const course = courseIn(params);
    if (course === null || courseSlug(course) === params['code']) return undefined;
    return hrefOf({ to: 'course', code: course }, false);
  },
  edit: ({ campus, params: { hive, id = '' } }) =>
    isHiveName(campus, hive) ? hrefOf({ to: 'edit', hive, id }, true) : undefined,
};
