import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { Component, Suspense, use, type ReactNode } from 'react';
import { catalogue } from './kernel.catalogue.js';
import { messages } from './kernel.messages.js';
import { retryTranslations } from './fetch-once.js';
import { useMessages } from './messages.js';
import { ScreenFailedView } from './screen-failed-view.js';
import { CampusContext, type ScreenFailure } from './world.js';

/**
 * Makes a screen of a component: when it throws, on data that it does not understand or without a provider, it says so with a way
 * to try again, and the host's page around it stays. On a server it throws as any component does.
 */
export function screen<Props extends object = NonNullable<unknown>>(
  Content: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  function Screen(props: Props) {
    const world = use(CampusContext);
    const queries = use(QueryClientContext);
    return (
      <ScreenBoundary
        of={addressOf(props)}
        onRetry={() => {
          forget(queries);
          retryTranslations();
        }}
        failed={world?.screenFailure ?? ((failure) => <Failed failure={failure} worded={world !== null} />)}
      >
        <Content {...props} />
      </ScreenBoundary>
    );
  }
  Screen.displayName = Content.name;
  return Screen;
}

interface ScreenBoundaryProps {
  /** What it shows: another one gets another try. */
  of: string;
  onRetry?: () => void;
  failed: (failure: ScreenFailure) => ReactNode;
  children: ReactNode;
}

interface State {
  readonly thrown: { readonly error: unknown } | null;
}

class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override componentDidUpdate(before: ScreenBoundaryProps): void {
    if (before.of !== this.props.of && this.state.thrown !== null) this.retry();
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown === null) return this.props.children;
    return this.props.failed({ error: thrown.error, retry: this.retry });
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ thrown: null });
  };
}

/** The texts and numbers of a screen's props: which listing it shows, which tab is open. */
const addressOf = (props: object): string =>
  Object.values(props)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ');

/** What made it throw may have been an answer. Those that are on display elsewhere stay. */
const forget = (queries: QueryClient | undefined) => queries?.removeQueries({ type: 'inactive' });

/** In English where there is no provider, and where the words of the language did not come. */
function Failed({ failure, worded }: { failure: ScreenFailure; worded: boolean }) {
  const english = <ScreenFailedView error={failure.error} onRetry={failure.retry} t={messages} />;
  if (!worded) return english;
  return (
    <ScreenBoundary of="" failed={() => english}>
      <Suspense fallback={null}>
        <Worded failure={failure} />
      </Suspense>
    </ScreenBoundary>
  );
}

function Worded({ failure }: { failure: ScreenFailure }) {
  return <ScreenFailedView error={failure.error} onRetry={failure.retry} t={useMessages(catalogue)} />;
}
