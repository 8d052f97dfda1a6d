import { DATA_SAVERS, THEMES, type DataSaver, type Theme } from '@campushive/contract/settings';
import { readCampusChoice, writeCampusChoice, type CampusChoice } from '@campushive/contract/campus-choice';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import type { SessionPort } from '@campushive/features';
import type { KeyStore } from '../storage/key-store.js';

/** The parts of a campus that preferences depend on. */
type PreferencesCampus = Pick<BrowserCampus, 'key' | 'institutions' | 'locales' | 'defaultLocale' | 'brand'>;

interface Chosen {
  /** Null until a student has signed in on this device, which follows the device's theme. */
  readonly theme: Theme | null;
  readonly language: string;
  readonly dataSaver: DataSaver;
  /** The preferred campus, whose listings come first. */
  readonly choice: CampusChoice;
}
/** Preferences that a page is rendered with, as `createPreferences` resolves them. */
export interface Preferences {
  /** Language of all texts: one of the campus's `locales`. */
  readonly language: string;
  /** Reduces data use, by choice or because of the connection. */
  readonly saveData: boolean;
  /** The preferred campus, whose listings come first. */
  readonly choice: CampusChoice;
}

/** The browser's network information, where supported. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Observable store of the preferences. Returned by `createPreferences`. */
export interface PreferencesStore {
  /** Returns the same object until a preference changes. */
  now(): Preferences;
  /** Subscribes to changes of `now`. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Sets a visitor's language, which a member sets in their settings, or anyone's preferred campus. */
  choose(change: { readonly locale?: string; readonly choice?: CampusChoice }): void;
}

/**
 * Follows the signed-in student's settings, applies them to the page at once, and remembers them for the next visit under `<campus
 * key>_preferences`: in storage for this browser, and in a cookie for a server that renders the next page. Until a language is chosen, the
 * document's decides if a server rendered it, and the browser's languages elsewhere.
 */
export function createPreferences(
  device: KeyStore,
  campus: PreferencesCampus,
  session: SessionPort,
  isRendered = false,
): PreferencesStore {
  const key = `${campus.key}_preferences`;
  const listeners = new Set<() => void>();
  const connection = 'connection' in navigator ? (navigator.connection as Connection) : undefined;
  const note = device.get(key);
  let chosen = read(campus, note, isRendered);
  if (note !== null) reportToServer(key, chosen);
  let shown = show(chosen, campus, connection);

  const become = (next: Chosen) => {
    chosen = next;
    const before = shown;
    const now = show(chosen, campus, connection);
    if (now.language === before.language && now.saveData === before.saveData && now.choice === before.choice)
      return;
    shown = now;
    for (const listener of listeners) listener();
  };
  const store = (next: Chosen) => {
    device.set(key, JSON.stringify({ ...next, choice: writeCampusChoice(next.choice) }));
    reportToServer(key, next);
    become(next);
  };
  const follow = () => {
    const state = session.state();
    if (state.status !== 'member') return;
    const { theme, language, dataSaver } = state.user.settings;
    if (theme === chosen.theme && language === chosen.language && dataSaver === chosen.dataSaver) return;
    store({ ...chosen, theme, language, dataSaver });
  };
  session.subscribe(follow);
  connection?.addEventListener('change', () => become(chosen));
  follow();

  return {
    now: () => shown,
    choose: ({ locale = chosen.language, choice = chosen.choice }) =>
      store({ ...chosen, language: locale, choice }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function read(campus: PreferencesCampus, note: string | null, isRendered: boolean): Chosen {
  const localeIn = (tag: unknown) => campus.locales.find((locale) => locale === String(tag).split('-')[0]);
  const stored = parse(note);
  const choice = stored.get('choice');
  return {
    theme: THEMES.find((theme) => theme === stored.get('theme')) ?? null,
    language:
      [stored.get('language'), ...(isRendered ? [document.documentElement.lang] : navigator.languages)]
        .map(localeIn)
        .find((locale) => locale !== undefined) ?? campus.defaultLocale,
    dataSaver: DATA_SAVERS.find((one) => one === stored.get('dataSaver')) ?? 'auto',
    choice: readCampusChoice(campus, typeof choice === 'string' ? choice : ''),
  };
}

/** Parses stored preferences to a map. Returns an empty map for invalid JSON. */
function parse(note: string | null): ReadonlyMap<string, unknown> {
  try {
    const stored: unknown = JSON.parse(note ?? '{}');
    return new Map(Object.entries(stored ?? {}));
  } catch {
    return new Map();
  }
}

const YEAR_SECONDS = 31_536_000;

/** Writes theme, language, data saver and campus to a cookie, so that the next document looks right before any script runs. */
function reportToServer(key: string, { theme, language, dataSaver, choice }: Chosen): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${key}=${theme ?? ''}.${language}.${dataSaver}.${writeCampusChoice(choice)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** Applies the preferences to the page. */
function show(
  { theme, language, dataSaver, choice }: Chosen,
  campus: PreferencesCampus,
  connection: Connection | undefined,
): Preferences {
  const root = document.documentElement;
  const slow = connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
  const saveData = dataSaver === 'on' || (dataSaver === 'auto' && slow);
  // Writes only changes. Setting the same language again makes the browser recompute every element's style.
  if (root.lang !== language) root.lang = language;
  if (theme !== null && root.dataset['theme'] !== theme) root.dataset['theme'] = theme;
  if (saveData) root.dataset['motion'] = 'off';
  else delete root.dataset['motion'];
  colourBrowser(theme, campus);
  return { language, saveData, choice };
}

/** Sets the colours of the browser's bars. `system` leaves them to the document's media queries. */
function colourBrowser(theme: Theme | null, { brand }: PreferencesCampus): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset['own'] ?? meta.content;
    meta.dataset['own'] = own;
    meta.content = theme === 'light' || theme === 'dark' ? brand.themeColors[theme] : own;
  }
}
