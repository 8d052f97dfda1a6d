import type { Home } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { BadgeCheck } from 'lucide-react';
import { Link, TextLink, useMessages } from '../../kernel/index.js';
import { HandedOver } from './handed-over.js';
import { HeroComb } from './hero-comb.js';
import { HeroSearch } from './hero-search.js';
import { HiveLinks } from './hive-links.js';
import { catalogue } from './landing.catalogue.js';

interface HeroProps {
  /** Data of the front page; undefined while it loads. Listings and figures then have reserved space. */
  home: Home | undefined;
  member: boolean;
}

/** Hero section: the product, the search and open listings. */
export function Hero({ home, member }: HeroProps) {
  const t = useMessages(catalogue);
  return (
    <section className="overflow-hidden">
      <div className="page grid grid-cols-1 gap-x-8 gap-y-4 pt-3 pb-4 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-center lg:pt-10 lg:pb-6">
        <div className="grid min-w-0 justify-items-start gap-3 lg:gap-5">
          <span className="max-lg:hidden">
            <Badge tone="neutral" leading={<BadgeCheck aria-hidden="true" />}>
              {t.badge}
            </Badge>
          </span>
          <Heading level={1} size="hero">
            {t.title}
          </Heading>
          <p className="max-w-xl lg:text-subtitle">{t.intro}</p>
          <HeroSearch />
          <div className="max-lg:hidden">
            <WaysIn member={member} />
          </div>
        </div>
        <HeroComb home={home} />
      </div>
      <div className="page grid gap-3 lg:pb-8">
        <HiveLinks home={home} />
        <HandedOver home={home} />
      </div>
    </section>
  );
}

/** Log-in links for desktops. Phones have them in the top bar, which leaves room for listings. */
function WaysIn({ member }: { member: boolean }) {
  const t = useMessages(catalogue);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <GetStarted member={member} />
      <TextLink standalone to={member ? { to: 'hives' } : { to: 'categories' }}>
        {t.browse}
      </TextLink>
    </div>
  );
}

/** Button to register, or to continue as a member. */
export function GetStarted({ member }: { member: boolean }) {
  const t = useMessages(catalogue);
  return (
    <Button asChild size="lg" variant="secondary">
      {member ? (
        <Link to={{ to: 'dashboard' }}>{t.dashboard}</Link>
      ) : (
        <Link to={{ to: 'register' }}>{t.getStarted}</Link>
      )}
    </Button>
  );
}
