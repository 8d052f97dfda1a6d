import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCampus, useLocale, useLocaleChange, useSession } from './provider.js';

/** Language names in their own language, so that readers can leave a language they cannot read. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  sw: 'Kiswahili',
};

/** Returns the language's own name, or its code when this version does not know it. */
export const languageName = (language: string): string => LANGUAGE_NAMES[language] ?? language;

/** Label of the language list. Languages and the change come from `CampusProvider`. */
export interface LanguagePickerProps {
  /** Accessible name, shown before the list unless hidden. */
  label: string;
  /** Hides the label visually. Default `false`. */
  hideLabel?: boolean;
}

/**
 * Language list for visitors of a campus with several languages. Members change the language in their settings. Uses a native `<select>`
 * to stay small on the first page that visitors load. Keeps the selection while translations load.
 */
export function LanguagePicker({ label, hideLabel = false }: LanguagePickerProps) {
  const { locales } = useCampus();
  const locale = useLocale();
  const change = useLocaleChange();
  const member = useSession().status === 'member';
  const list = useRef<HTMLSelectElement>(null);
  function choose() {
    const chosen = locales[list.current?.selectedIndex ?? -1];
    if (chosen !== undefined && chosen !== locale) change?.({ locale: chosen });
  }
  // Applies a selection made before hydration.
  const settle = useEffectEvent(choose);
  useEffect(() => settle(), []);
  if (member || locales.length === 1) return null;
  return (
    <label className="flex min-h-11 max-w-full flex-wrap items-center gap-2">
      {hideLabel ? null : label}
      <span className="relative flex max-w-full items-center">
        {/* eslint-disable-next-line no-restricted-syntax -- NativeSelect has its label above it; this one stands in a line of links */}
        <select
          ref={list}
          aria-label={label}
          autoComplete="off"
          defaultValue={locale}
          onChange={choose}
          className="min-h-11 max-w-full cursor-pointer appearance-none truncate rounded-control border border-line-strong bg-surface ps-3 pe-9 text-base"
        >
          {locales.map((language) => (
            <option key={language} value={language} lang={language} className="bg-surface text-fg">
              {languageName(language)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute end-2.5 size-5 text-fg-muted"
        />
      </span>
    </label>
  );
}
