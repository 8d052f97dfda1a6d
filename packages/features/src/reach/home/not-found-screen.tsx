import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Hexagon, Search } from 'lucide-react';
import { Link, screen, useHiveNames, useHives, useMessages, useSession } from '../../kernel/index.js';
import { catalogue } from './home.catalogue.js';

/** Page for an unknown address. */
export const NotFoundScreen = screen(function NotFoundScreen() {
  const t = useMessages(catalogue);
  return (
    <div className="grid min-h-notice content-center justify-items-center gap-6 bg-bg px-gutter py-8 text-fg">
      <EmptyState
        kind="nothing-found"
        // Level 1, because the heading also names the browser tab.
        headingLevel={1}
        icon={<Hexagon />}
        title={t.notFoundTitle}
        description={t.notFoundText}
        action={
          <Button asChild variant="primary">
            <Link to={{ to: 'home' }}>{t.backHome}</Link>
          </Button>
        }
      />
      <Ways />
    </div>
  );
});

/** Links to the most common destinations: the search and the hives. */
function Ways() {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const isMember = useSession().status === 'member';
  return (
    <nav aria-label={t.elsewhere} className="grid w-full max-w-lg gap-3">
      <p className="text-center text-fg-muted">{t.elsewhere}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        <li>
          <Button asChild variant="outline" leading={<Search aria-hidden="true" />}>
            <Link to={{ to: isMember ? 'search' : 'categories' }}>{t.search}</Link>
          </Button>
        </li>
        {useHiveNames().map((hive) => (
          <li key={hive}>
            <Button asChild variant="outline" leading={<HiveIcon hive={hive} aria-hidden="true" />}>
              <Link to={isMember ? { to: 'hive', hive } : { to: 'category', id: hive }}>
                {hiveNamed(hive).title}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
