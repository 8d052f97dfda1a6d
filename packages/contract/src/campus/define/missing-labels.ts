import { isHive } from '../../catalogue/hives.js';
import { isDefaultLanguage, SAME_EVERYWHERE } from './default-words.js';
import { isRecord, listOf, textOf, type Fields } from './reading.js';

/** Records with `en` that are no text. */
const NOT_TEXTS: readonly string[] = ['languageTags'];

/** Returns the texts that lack a language of the campus, each with its correction. Menus offer the language, so its readers expect them. */
export function missingLabels(definition: Fields): readonly string[] {
  const languages = listOf(definition['locales'])
    .filter((one) => typeof one === 'string')
    .filter((one) => one !== 'en' && isDefaultLanguage(one));
  const fix = (path: string) => `${path} is missing; add it, because the campus has the language`;
  const missing = [...textsIn(definition, '')].flatMap(([path, text]) =>
    languages
      .filter((language) => text[language] === undefined)
      .map((language) => fix(`${path}.${language}`)),
  );
  const hives = listOf(definition['hives']).flatMap((hive, at) =>
    isRecord(hive) && hive['fields'] !== undefined && !isHive(textOf(hive['name']))
      ? (['titles', 'descriptions'] as const).flatMap((list) => {
          const labels = hive[list] ?? {};
          return isRecord(labels)
            ? languages
                .filter((language) => textOf(labels[language]) === '')
                .map((language) => fix(`hives.${at}.${list}.${language}`))
            : [];
        })
      : [],
  );
  return [...missing, ...hives];
}

/** Yields every text of a definition with its path. */
function* textsIn(value: unknown, path: string): Generator<readonly [path: string, text: Fields]> {
  if (NOT_TEXTS.includes(path) || SAME_EVERYWHERE.some((word) => path === `words.${word}`)) return;
  if (isRecord(value) && typeof value['en'] === 'string') {
    yield [path, value];
    return;
  }
  const entries = isRecord(value) ? Object.entries(value) : listOf(value).entries();
  for (const [key, one] of entries) yield* textsIn(one, path === '' ? String(key) : `${path}.${key}`);
}
