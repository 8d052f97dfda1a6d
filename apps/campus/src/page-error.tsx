import { unreachableWords, UnreachableScreen } from '@campushive/features/unreachable';
import { Component, type ReactNode } from 'react';
import { Arrived } from './arrival.js';
import { LoadingScreen } from './loading-page.js';
import { knownTexts } from './own-languages.js';

interface PageErrorProps {
  /** The address inside the members' frame: another one gets another try, and the frame stays. Left out for a whole page. */
  at?: string;
  children: ReactNode;
}

interface State {
  /** A page that is loaded again shows no failure that would be gone in a moment. */
  readonly shows: 'page' | 'reload' | 'failure';
}

/**
 * Stands where a page fell: its code did not come, or it threw. A page that was open when a new version was put out asks for
 * parts that are gone, so it is loaded again once; after that it says what to do, and comes back with the network.
 */
export class PageError extends Component<PageErrorProps, State> {
  override state: State = { shows: 'page' };

  static getDerivedStateFromError(): State {
    return { shows: navigator.onLine && !hasJustReloaded() ? 'reload' : 'failure' };
  }

  override componentDidCatch(): void {
    if (this.state.shows === 'reload') return reload();
    window.addEventListener('online', reload);
    // Outside of a frame nothing else follows the address any more.
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
    const t = unreachableWords(lang, knownTexts(lang));
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

/** What did not come to a fresh page either does not come by trying at once again. */
function hasJustReloaded(): boolean {
  const [began] = performance.getEntriesByType('navigation');
  const reloaded = began !== undefined && 'type' in began && began.type === 'reload';
  return reloaded && performance.now() < FRESH_FOR;
}
