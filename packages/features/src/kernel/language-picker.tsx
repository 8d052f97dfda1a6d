import { useEffect, useEffectEvent, useRef } from 'react';
import { useCampus, useLocale, useLocaleChange, useSession } from './provider.js';

/** Each in its own language, so that a reader who ended up in a wrong one finds back. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  sw: 'Kiswahili',
};

/** A language in its own words; its code, where this version has none. */
export const languageName = (language: string): string => LANGUAGE_NAMES[language] ?? language;

export interface LanguagePickerProps {
  /** Its name, before it. */
  label: string;
  /** For assistive technology only. Default `false`. */
  hideLabel?: boolean;
}

/**
 * The language of the page, for visitors of a campus that has several; members have it in their settings. The browser's own list, because it stands on
 * the first page that strangers load. It keeps what was chosen while the words are still on their way.
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
  // What was chosen before the page's code had come.
  const settle = useEffectEvent(choose);
  useEffect(() => settle(), []);
  if (member || locales.length === 1) return null;
  return (
    <label className="flex min-h-11 max-w-full flex-wrap items-center gap-2">
      {hideLabel ? null : label}
      {/* eslint-disable-next-line no-restricted-syntax -- NativeSelect has its label above it; this one stands in a line of links */}
      <select
        ref={list}
        aria-label={label}
        autoComplete="off"
        defaultValue={locale}
        onChange={choose}
        className="min-h-11 max-w-full rounded-control border border-line-strong bg-surface px-2 text-base"
      >
        {locales.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </select>
    </label>
  );
}
