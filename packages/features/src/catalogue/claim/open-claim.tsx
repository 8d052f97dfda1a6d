import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { AuthLayout } from '../../accounts/parts/auth-layout/auth-layout.js';
import { Link, TextLink, useMessages, useProblemText } from '../../kernel/index.js';
import { catalogue } from './claim.catalogue.js';
import { ClaimedListings } from './claimed-listings.js';
import type { ReadyClaim } from './use-claim.js';

/** Link that works: for its seller, for visitors, and for another account. */
export function OpenClaim({ page }: { page: ReadyClaim }) {
  const t = useMessages(catalogue);
  const { claim, name } = page;
  if (claim.isYours === false)
    return (
      <AuthLayout
        title={t.otherAccount}
        tagline={
          claim.sentTo === 'email'
            ? t.otherAccountText(claim.address, name ?? '')
            : t.otherStudentText(name ?? '')
        }
      >
        <Button variant="primary" size="lg" fullWidth onClick={page.onLogOut}>
          {t.logOut}
        </Button>
      </AuthLayout>
    );
  const openCount = claim.listings.filter(({ listingId }) => listingId === null).length;
  const isRefused = page.refused.length > 0;
  return (
    <AuthLayout
      title={isRefused ? t.notPublished(openCount) : t.open(openCount)}
      {...(!isRefused && { tagline: t.openText })}
    >
      <ClaimedListings listings={claim.listings} refused={page.refused} />
      {claim.isYours === null ? <SignUp page={page} /> : <Publish page={page} openCount={openCount} />}
    </AuthLayout>
  );
}

/** Publishes the listings of the viewer. */
function Publish({ page, openCount }: { page: ReadyClaim; openCount: number }) {
  const t = useMessages(catalogue);
  const problem = useProblemText()(page.problem, t.publishFailed);
  return (
    <div className="grid gap-4">
      {page.refused.length === 0 ? null : <Alert tone="warning">{t.someRefused(page.refused.length)}</Alert>}
      {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={page.accepting}
        loadingLabel={t.publishing}
        onClick={page.onAccept}
      >
        {page.refused.length === 0 ? t.publish(openCount) : t.tryAgain}
      </Button>
    </div>
  );
}

/** Ways to an account with the address of the link. */
function SignUp({ page: { claim, from } }: { page: ReadyClaim }) {
  const t = useMessages(catalogue);
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        {claim.sentTo === 'email' ? t.withAddress(claim.address) : t.withPhone(claim.address)}
      </p>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link to={{ to: 'register', from }}>{t.signUp}</Link>
      </Button>
      <p className="text-sm text-fg-muted">
        {t.haveAccount} <TextLink to={{ to: 'login', from }}>{t.logIn}</TextLink>
      </p>
    </div>
  );
}
