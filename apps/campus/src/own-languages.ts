import { ownLanguage, type OwnTexts } from '@campushive/features';

/** Languages that campuses have beside those of the screens: all their words, so that no page waits for some of them. */
const LANGUAGES: Readonly<Record<string, () => Promise<readonly OwnTexts[]>>> = {
  sw: async () => {
    const { swahili } = await import('@campushive/campus-nairobi/swahili');
    return ownLanguage('sw', ...swahili);
  },
};

const NONE: readonly OwnTexts[] = [];
const fetched = new Map<string, readonly OwnTexts[]>();
const underWay = new Map<string, Promise<readonly OwnTexts[]>>();

/** The words of a language that have come; undefined until then. */
export const knownTexts = (language: string): readonly OwnTexts[] | undefined =>
  Object.hasOwn(LANGUAGES, language) ? fetched.get(language) : NONE;

/** Fetches the words of a language. There is nothing to fetch for those that the screens speak. */
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
