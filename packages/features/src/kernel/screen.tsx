import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { Component, Suspense, use, type ReactNode } from 'react';
import { catalogue } from './kernel.catalogue.js';
import { messages } from './kernel.messages.js';
import { retryTranslations } from './fetch-once.js';
import { useMessages } from './messages.js';
import { ScreenFailedView } from './screen-failed-view.js';
import { CampusContext, type ScreenFailure } from './world.js';

/**
 * Wraps a component in an error boundary. When it throws, on unexpected data or without a provider, it shows an error with a retry
 * button, and the host's page around it stays. On a server it throws as any component does.
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
  /** Identity of the content. A new value resets the boundary. */
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

/** Joins the texts and numbers of a screen's props, such as the listing id or the open tab. */
const addressOf = (props: object): string =>
  Object.values(props)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ');

/** Removes inactive queries, because a bad response may have caused the error. Queries that other screens show stay. */
const forget = (queries: QueryClient | undefined) => queries?.removeQueries({ type: 'inactive' });

/** Shows English when there is no provider, or when the translation failed to load. */
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
