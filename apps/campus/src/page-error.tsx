import { UNREACHABLE_WORDS, UnreachableScreen } from '@campushive/features/unreachable';
import { Component, type ReactNode } from 'react';
import { Arrived } from './arrival.js';
import { LoadingPage } from './loading-page.js';

interface PageErrorProps {
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
    // Nothing else follows the address any more.
    window.addEventListener('popstate', reload);
  }

  override render(): ReactNode {
    if (this.state.shows === 'page') return this.props.children;
    if (this.state.shows === 'reload') return <LoadingPage />;
    const { lang } = document.documentElement;
    return (
      <main>
        <UnreachableScreen
          words={UNREACHABLE_WORDS[lang === 'fr' || lang === 'es' ? lang : 'en']}
          offline={!navigator.onLine}
          onRetry={reload}
          onBack={() => window.history.back()}
        />
        <Arrived />
      </main>
    );
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
