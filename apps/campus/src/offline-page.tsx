import { useLocale } from '@campushive/features';
import { UNREACHABLE_WORDS, UnreachableScreen } from '@campushive/features/unreachable';

/** In the place of a member's page while the server cannot be asked and nothing of the member is known yet. */
export function OfflinePage() {
  const words = UNREACHABLE_WORDS[useLocale()];
  return (
    <main>
      <UnreachableScreen
        words={{ ...words, offlineText: words.signedInText, failedText: words.signedInText }}
        offline={!navigator.onLine}
        onRetry={() => window.location.reload()}
        onBack={() => window.history.back()}
      />
    </main>
  );
}
