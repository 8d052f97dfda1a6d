import { useLocale, useOwnTexts } from '@campushive/features';
import { unreachableWords, UnreachableScreen } from '@campushive/features/unreachable';

/** Replaces a member's page while the server is unreachable and no data of the member is stored. */
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
