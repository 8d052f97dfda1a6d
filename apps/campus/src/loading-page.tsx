import { Spinner } from '@campushive/ui/spinner';

/** While the session, or a page's code, is on its way. */
export function LoadingPage() {
  return (
    <div className="grid min-h-dvh animate-late-in place-items-center bg-bg text-fg">
      <Spinner label="Loading..." />
    </div>
  );
}
