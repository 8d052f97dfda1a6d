import { Button } from '@campushive/ui/button';
import { Skeleton } from '@campushive/ui/skeleton';
import { ListChecks } from 'lucide-react';
import { AuthLayout } from '../../accounts/parts/auth-layout/auth-layout.js';
import { Link, longDate, useDateFormat, useMessages } from '../../kernel/index.js';
import { focusOnMount } from '../../shared/focus-on-mount.js';
import { NotReady } from '../../shared/not-ready.js';
import { catalogue } from './claim.catalogue.js';
import { ClaimedListings } from './claimed-listings.js';
import { OpenClaim } from './open-claim.js';
import type { ClaimPage, ReadyClaim } from './use-claim.js';

/** Props of {@link ClaimView}. */
export interface ClaimViewProps {
  /** State and actions of the page. */
  page: ClaimPage;
}

/** Page behind a claim link. */
export function ClaimView({ page }: ClaimViewProps) {
  const t = useMessages(catalogue);
  switch (page.status) {
    case 'loading':
    case 'failed':
      return (
        <AuthLayout title={t.loadingTitle}>
          <NotReady
            state={page.status === 'failed' ? page : { status: 'loading' }}
            icon={<ListChecks />}
            failed={t.failed}
          >
            <Skeleton className="h-16 rounded-control" />
            <Skeleton className="h-16 rounded-control" />
            <Skeleton className="h-12 rounded-control" />
          </NotReady>
        </AuthLayout>
      );
    case 'missing':
      return <Ended title={t.missing} text={t.missingText} />;
    case 'ready':
      return <LoadedClaim page={page} />;
    default:
      return page satisfies never;
  }
}

function LoadedClaim({ page }: { page: ReadyClaim }) {
  const t = useMessages(catalogue);
  const format = useDateFormat();
  const { claim, from } = page;
  switch (claim.state) {
    case 'open':
      return <OpenClaim page={page} />;
    case 'expired':
      return <Ended title={t.expired} text={t.expiredText(longDate(claim.endsAt, format))} />;
    case 'revoked':
      return <Ended title={t.revoked} text={t.revokedText} />;
    case 'claimed':
      return claim.isYours === true ? (
        <AuthLayout title={t.claimed}>
          <p
            ref={page.justPublished ? focusOnMount : null}
            tabIndex={-1}
            role="status"
            className="text-fg-muted outline-none"
          >
            {t.claimedText}
          </p>
          <ClaimedListings listings={claim.listings} />
          <Button asChild variant="primary" size="lg" fullWidth>
            <Link to={{ to: 'myListings' }}>{t.toMyListings}</Link>
          </Button>
        </AuthLayout>
      ) : (
        <AuthLayout
          title={t.claimedBefore}
          tagline={
            claim.sentTo === 'email'
              ? t.claimedBeforeText(claim.address)
              : t.phoneClaimedBeforeText(claim.address)
          }
        >
          {claim.isYours === null ? (
            <Button asChild variant="primary" size="lg" fullWidth>
              <Link to={{ to: 'login', from }}>{t.logIn}</Link>
            </Button>
          ) : null}
        </AuthLayout>
      );
    default:
      return claim.state satisfies never;
  }
}

/** Link that does not work any more, with ways to go on. */
function Ended({ title, text }: { title: string; text: string }) {
  const t = useMessages(catalogue);
  return (
    <AuthLayout title={title} tagline={text}>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link to={{ to: 'contact' }}>{t.contact}</Link>
      </Button>
      <Button asChild variant="ghost" size="lg" fullWidth>
        <Link to={{ to: 'home' }}>{t.toHome}</Link>
      </Button>
    </AuthLayout>
  );
}
