import { itemOf, ownHive, saleOfListing, type Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Link, useMessages, useNavigation } from '../../kernel/index.js';
import { MainAction } from '../../shared/index.js';
import { catalogue } from './listing-detail.catalogue.js';

interface VisitorCardProps {
  listing: Listing;
  /** Return path after the login. Default: the listing. */
  address: string | undefined;
}

/** Returns the key of the button's text: the action that waits behind the login. */
function labelOf(
  listing: Listing,
): 'loginToApply' | 'loginToBook' | 'loginToBuy' | 'loginToGet' | 'loginToMessage' {
  const own = ownHive(listing.hiveTypeId);
  if (own?.sale === 'none' || own?.depositField !== undefined) return 'loginToMessage';
  if (saleOfListing(listing) === 'gig') return 'loginToApply';
  if ((listing.price ?? 0) === 0) return 'loginToGet';
  return itemOf(listing.hiveTypeId) === 'session' ? 'loginToBook' : 'loginToBuy';
}

/** Invitation for visitors to log in, because contact and payment are for students. */
export function VisitorCard({ listing, address }: VisitorCardProps) {
  const t = useMessages(catalogue);
  const navigation = useNavigation();
  const from = address ?? navigation.href({ to: 'listing', hive: listing.hiveTypeId, id: listing.id });
  return (
    <Card className="grid gap-3">
      <p className="text-sm text-fg-muted">{t.loginText}</p>
      <MainAction>
        <Button asChild variant="primary" size="lg" fullWidth>
          <Link to={{ to: 'login', from }}>{t[labelOf(listing)]}</Link>
        </Button>
      </MainAction>
    </Card>
  );
}
