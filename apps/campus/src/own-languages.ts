import { ownLanguage, type OwnTexts } from '@campushive/features';
import { markSettled } from '@campushive/features/kernel';

/** Languages of campuses beyond those of the screens. All their texts load together, so that no page waits for some of them. */
const LANGUAGES: Readonly<Record<string, () => Promise<readonly OwnTexts[]>>> = {
  sw: async () => {
    const { swahili } = await import('@campushive/campus-nairobi/swahili');
    return ownLanguage('sw', ...swahili);
  },
};

const NONE: readonly OwnTexts[] = [];
const fetched = new Map<string, readonly OwnTexts[]>();
const textsByLanguage = new Map<string, Promise<readonly OwnTexts[]>>();

/** Returns the loaded texts of a language. Undefined until they are loaded. */
export const loadedTexts = (language: string): readonly OwnTexts[] | undefined =>
  Object.hasOwn(LANGUAGES, language) ? fetched.get(language) : NONE;

/** Fetches the texts of a language, for `use`. Resolves at once for languages that the screens include. */
export function loadTexts(language: string): Promise<readonly OwnTexts[]> {
  const existing = textsByLanguage.get(language);
  if (existing !== undefined) return existing;
  const load = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined;
  const loading = markSettled(load === undefined ? Promise.resolve(NONE) : remember(language, load));
  textsByLanguage.set(language, loading);
  // A failed load is retried on the next call.
  loading.catch(() => textsByLanguage.delete(language));
  return loading;
}

async function remember(language: string, load: () => Promise<readonly OwnTexts[]>) {
  const texts = await load();
  fetched.set(language, texts);
  return texts;
}
