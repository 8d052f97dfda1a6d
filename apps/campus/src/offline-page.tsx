import { useLocale, useOwnTexts } from '@campushive/features';
import { unreachableWords, UnreachableScreen } from '@campushive/features/unreachable';

/** In the place of a member's page while the server cannot be asked and nothing of the member is known yet. */
export function OfflinePage() {
  const t = unreachableWords(useLocale(), useOwnTexts());
  return (
    <main>
      <UnreachableScreen
        t={{ ...t, offlineText: t.signedInText, failedText: t.signedInText }}
        offline={!navigator.onLine}
        onRetry={() => window.location.reload()}
        onBack={() => window.history.back()}
      />
    </main>
  );
}
