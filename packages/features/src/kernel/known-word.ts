import { plainName } from '@campushive/contract/campus';

/** The word for a name that the server answered; one that a newer server knows is shown as it is called: `in_review` as `In review`. */
export const knownWord = <Name extends string>(words: Readonly<Record<Name, string>>, name: Name): string =>
  Object.hasOwn(words, name) ? words[name] : plainName(name);
