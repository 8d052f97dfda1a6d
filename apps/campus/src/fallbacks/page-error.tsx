import { unreachableWords, UnreachableScreen } from '@campushive/features/unreachable';
import { Component, type ReactNode } from 'react';
import { Arrived } from '../arrival.js';
import { LoadingScreen } from './loading-page.js';
import { loadedTexts } from '../own-languages.js';

interface PageErrorProps {
  /** The URL inside the members' frame. A change of it retries, and the frame stays. Left out for a whole page. */
  at?: string;
  children: ReactNode;
}

interface State {
  /** A page that is being reloaded shows no error. */
  readonly shows: 'page' | 'reload' | 'failure';
}

/**
 * Error boundary of a page whose code failed to load or that threw. A page that was open during a release requests files that are gone, so
 * it is reloaded once. After that it shows the error with advice, and recovers when the network returns.
 */
export class PageError extends Component<PageErrorProps, State> {
  override state: State = { shows: 'page' };

  static getDerivedStateFromError(): State {
    return { shows: navigator.onLine && !hasJustReloaded() ? 'reload' : 'failure' };
  }

  override componentDidCatch(): void {
    if (this.state.shows === 'reload') return reload();
    window.addEventListener('online', reload);
    // Outside a frame, no other code follows the URL after an error.
    if (this.props.at === undefined) window.addEventListener('popstate', reload);
  }

  override componentDidUpdate({ at }: PageErrorProps): void {
    if (at === this.props.at || this.state.shows !== 'failure') return;
    window.removeEventListener('online', reload);
    this.setState({ shows: 'page' });
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', reload);
    window.removeEventListener('popstate', reload);
  }

  override render(): ReactNode {
    if (this.state.shows === 'page') return this.props.children;
    const { lang } = document.documentElement;
    const t = unreachableWords(lang, loadedTexts(lang));
    if (this.state.shows === 'reload') return <LoadingScreen label={t.loading} />;
    const failure = (
      <>
        <UnreachableScreen
          t={t}
          offline={!navigator.onLine}
          onRetry={reload}
          onBack={() => window.history.back()}
        />
        <Arrived />
      </>
    );
    return this.props.at === undefined ? <main>{failure}</main> : failure;
  }
}

const reload = () => window.location.reload();
const FRESH_FOR = 5 * 60_000;

/** Returns whether the page was just reloaded. A file that a fresh page could not load will not load by another reload. */
function hasJustReloaded(): boolean {
  const [began] = performance.getEntriesByType('navigation');
  const reloaded = began !== undefined && 'type' in began && began.type === 'reload';
  return reloaded && performance.now() < FRESH_FOR;
}
