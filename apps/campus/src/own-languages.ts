import { fetchedLanguage, fetchOwnTexts, ownLanguage, type OwnTexts } from '@campushive/features';

/** Languages that campuses have beside those of the screens: what fetches their words, and the few that are said without a network. */
const LANGUAGES: Readonly<Record<string, () => Promise<readonly OwnTexts[]>>> = {
  sw: async () => {
    const { swahiliAtOnce, swahiliParts } = await import('@campushive/campus-nairobi/swahili-parts');
    return [...ownLanguage('sw', swahiliAtOnce), ...fetchedLanguage('sw', swahiliParts)];
  },
};

const NONE: readonly OwnTexts[] = [];
const fetched = new Map<string, readonly OwnTexts[]>();
const underWay = new Map<string, Promise<readonly OwnTexts[]>>();

/** What fetches the words of a language, and how; undefined until it has come. */
export const knownTexts = (language: string): readonly OwnTexts[] | undefined =>
  Object.hasOwn(LANGUAGES, language) ? fetched.get(language) : NONE;

/** Fetches what fetches the words of a language. There is nothing to fetch for those that the screens speak. */
export function loadTexts(language: string): Promise<readonly OwnTexts[]> {
  const known = underWay.get(language);
  if (known !== undefined) return known;
  const load = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined;
  const loading = load === undefined ? Promise.resolve(NONE) : remember(language, load);
  underWay.set(language, loading);
  // What did not come is fetched again the next time.
  loading.catch(() => underWay.delete(language));
  return loading;
}

async function remember(language: string, load: () => Promise<readonly OwnTexts[]>) {
  const texts = await load();
  fetched.set(language, texts);
  return texts;
}

/** Fetches the words of these catalogues, so that a page that says them need not wait for one after the other. */
export async function loadWords(language: string, catalogues: readonly string[]): Promise<void> {
  await fetchOwnTexts(await loadTexts(language), language, catalogues);
}

/** Texts that note which of their catalogues a page reads while it is rendered: a browser fetches these at once. */
export function noteReads(own: readonly OwnTexts[], language: string) {
  const read = new Set<string>();
  const texts = own.map((one): OwnTexts => {
    const said = one.byLanguage[language];
    if (said === undefined) return one;
    const noted = () => {
      read.add(one.catalogue);
      return said;
    };
    return { ...one, byLanguage: Object.defineProperty({}, language, { get: noted }) };
  });
  return { texts, read };
}
