import { useLocale, useOwnTexts } from '@campushive/features';
import { unreachableWords } from '@campushive/features/unreachable';
import { Spinner } from '@campushive/ui/spinner';

/** While the session, or a page's code, is on its way. */
export function LoadingPage() {
  const { loading } = unreachableWords(useLocale(), useOwnTexts());
  return <LoadingScreen label={loading} />;
}

/** The same where nothing is known yet but the language. */
export function LoadingScreen({ label }: { label: string }) {
  return (
    <div className="grid min-h-dvh animate-late-in place-items-center bg-bg text-fg">
      <Spinner label={label} />
    </div>
  );
}
