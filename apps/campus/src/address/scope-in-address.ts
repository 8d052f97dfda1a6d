import { withScope, type CampusChoice } from '@campushive/contract/campus-choice';
import { useSearchParams } from 'react-router-dom';

/** Parameter of a URL with the scope of its lists, such as `nearby`. */
export const SCOPE = 'where';

/** Returns the choice for a page: the scope of its URL, else the remembered one. */
export const choiceAt = (choice: CampusChoice, search: URLSearchParams): CampusChoice =>
  withScope(choice, search.get(SCOPE));

/** Returns the choice for the current URL, and a function that also writes a changed scope to the URL, so that it can be shared. */
export function useScopeInAddress(
  remembered: CampusChoice,
  remember: (change: { choice: CampusChoice }) => void,
): { readonly choice: CampusChoice; readonly onChoiceChange: (change: { choice: CampusChoice }) => void } {
  const [query, setQuery] = useSearchParams();
  return {
    choice: choiceAt(remembered, query),
    onChoiceChange({ choice }) {
      remember({ choice });
      setQuery(
        (now) => {
          now.set(SCOPE, choice.scope);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
