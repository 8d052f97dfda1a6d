import { plainName } from '@campushive/contract/campus';

/** Returns the word for a name from the server. Unknown names of a newer server are shown in plain form: `in_review` as `In review`. */
export const knownWord = <Name extends string>(words: Readonly<Record<Name, string>>, name: Name): string =>
  Object.hasOwn(words, name) ? words[name] : plainName(name);
