import { useLocale, useOwnTexts } from '@campushive/features';
import { unreachableWords } from '@campushive/features/unreachable';
import { Spinner } from '@campushive/ui/spinner';

/** Shown while the session or a page's code is loading. */
export function LoadingPage() {
  const { loading } = unreachableWords(useLocale(), useOwnTexts());
  return <LoadingScreen label={loading} />;
}

/** The loading screen for the start, when only the language is known. */
export function LoadingScreen({ label }: { label: string }) {
  return (
    <div className="grid min-h-dvh animate-late-in place-items-center bg-bg text-fg">
      <Spinner label={label} />
    </div>
  );
}
