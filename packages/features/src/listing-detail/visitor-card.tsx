import { saleOfListing, type Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Link, useMessages, useNavigation } from '../kernel/index.js';
import { MainAction } from '../shared/index.js';
import { catalogue } from './listing-detail.catalogue.js';

interface VisitorCardProps {
  listing: Listing;
  /** Return path after the login. Default: the listing. */
  address: string | undefined;
}

/** Invitation for visitors to log in, because contact and payment are for students. */
export function VisitorCard({ listing, address }: VisitorCardProps) {
  const t = useMessages(catalogue);
  const navigation = useNavigation();
  const gig = saleOfListing(listing) === 'gig';
  const from = address ?? navigation.href({ to: 'listing', hive: listing.hiveTypeId, id: listing.id });
  return (
    <Card className="grid gap-3">
      <p className="text-sm text-fg-muted">{t.loginText}</p>
      <MainAction>
        <Button asChild variant="primary" size="lg" fullWidth>
          <Link to={{ to: 'login', from }}>{gig ? t.loginToApply : t.loginToView}</Link>
        </Button>
      </MainAction>
    </Card>
  );
}
