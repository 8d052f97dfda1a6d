import type { PublicUser } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Card } from '@campushive/ui/card';
import { Star } from 'lucide-react';
import { Link, useMessages } from '../../kernel/index.js';
import { catalogue } from './search.catalogue.js';

/** Student found by a search: avatar, university, bio and rating. */
export function PersonCard({ person }: { person: PublicUser }) {
  const t = useMessages(catalogue);
  const { id, name, profileImage, university, bio, isVerified, rating, reviewCount } = person;
  return (
    <Card asChild interactive padding="sm" className="flex h-full items-start gap-3">
      <Link to={{ to: 'user', id }}>
        <Avatar
          name={name}
          size="lg"
          aria-hidden="true"
          verified={isVerified}
          {...(profileImage !== null && { src: profileImage })}
        />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span dir="auto" className="font-bold wrap-anywhere">
            {name}
          </span>
          <span className="text-sm text-fg-muted">{university}</span>
          {bio === null ? null : (
            <span dir="auto" className="line-clamp-2 text-sm">
              {bio}
            </span>
          )}
          <span className="flex items-center gap-1 text-sm text-fg-muted">
            <Star
              aria-hidden="true"
              className={`size-4 shrink-0 ${rating === null ? '' : 'fill-brand text-brand-text'}`}
            />
            <span className="min-w-0">{rating === null ? t.noRatings : t.rating(rating, reviewCount)}</span>
          </span>
        </span>
      </Link>
    </Card>
  );
}
