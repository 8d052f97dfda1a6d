import { type HiveName, type Home } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { BadgeCheck } from 'lucide-react';
import { formatCount } from '../kernel/count.js';
import { useHives, useCampus, Link, useLanguageTag, useMessages } from '../kernel/index.js';
import { catalogue } from './landing.catalogue.js';

interface HeroProps {
  /** Undefined until it is here; numbers then fill places that are already kept for them. */
  home: Home | undefined;
  member: boolean;
}

/** What this is, and the hives at a glance. */
export function Hero({ home, member }: HeroProps) {
  const words = useMessages(catalogue);
  return (
    <section className="relative overflow-hidden border-b border-line bg-brand-soft">
      <Comb />
      <div className="relative mx-auto grid max-w-7xl gap-10 px-gutter py-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center lg:px-8 lg:py-20">
        <div className="grid justify-items-start gap-5">
          <Badge tone="neutral" leading={<BadgeCheck aria-hidden="true" />}>
            {words.badge}
          </Badge>
          <Heading level={1} size="hero" className="max-w-2xl">
            {words.title}
          </Heading>
          <p className="max-w-xl text-lg">{words.intro}</p>
          <div className="flex flex-wrap gap-3">
            <GetStarted member={member} />
            <Button asChild size="lg" variant="outline">
              <Link to={{ to: 'hives' }}>{words.browse}</Link>
            </Button>
          </div>
          <Figures home={home} />
        </div>
        <Preview home={home} />
      </div>
    </section>
  );
}

/** Visitors join, members go on. */
export function GetStarted({ member }: { member: boolean }) {
  const words = useMessages(catalogue);
  return (
    <Button asChild size="lg" variant="primary">
      {member ? (
        <Link to={{ to: 'dashboard' }}>{words.dashboard}</Link>
      ) : (
        <Link to={{ to: 'register' }}>{words.getStarted}</Link>
      )}
    </Button>
  );
}

function Figures({ home }: Pick<HeroProps, 'home'>) {
  const { figures } = useMessages(catalogue);
  const { institutions } = useCampus();
  const locale = useLanguageTag();
  const shown: [number | undefined, string][] = [
    [home?.studentCount, figures.students(home?.studentCount ?? 2)],
    [home?.listingCount, figures.listings(home?.listingCount ?? 2)],
    [home?.completedCount, figures.completed(home?.completedCount ?? 2)],
    [institutions.length, figures.universities],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-3 pt-2 sm:grid-cols-4">
      {shown.map(([count, label]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-fg-muted">{label}</dt>
          <dd className="min-h-7 text-xl font-extrabold tabular-nums">
            {count === undefined ? '' : formatCount(count, locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const PREVIEWED: readonly HiveName[] = ['essentials', 'academia', 'sidehustle', 'buzz'];

/** Four hives with what is open in them. */
function Preview({ home }: Pick<HeroProps, 'home'>) {
  const words = useMessages(catalogue);
  const hiveNamed = useHives();
  return (
    <aside className="rounded-card border border-line bg-surface p-4 shadow-raised">
      <p className="pb-2 font-bold">{words.previewTitle}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(7.75rem,100%),1fr))] gap-1 lg:grid-cols-1">
        {PREVIEWED.map((hive) => {
          const count = home?.hives.find((one) => one.id === hive)?.count;
          return (
            <li key={hive}>
              <Link
                to={{ to: 'category', id: hive }}
                className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-control p-1.5 hover:bg-fill"
              >
                <HexagonIcon tone={hive} size="sm" />
                <span className="min-w-0 grow basis-16">
                  <span className="block text-sm font-bold">{hiveNamed(hive).title}</span>
                  <span className="block min-h-4 text-xs text-fg-muted tabular-nums">
                    {count === undefined ? '' : words.open(count)}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

/** Cells behind the words, filling with honey towards the corner. */
function Comb() {
  const cell = 'm0-36 31.2 18v36L0 36l-31.2-18v-36Z';
  const cells = [
    [700, 60, 0.2],
    [768, 60, 0.4],
    [836, 60, 0.6],
    [734, 119, 0.3],
    [802, 119, 0.8],
    [870, 119, 0.5],
    [768, 178, 0.5],
    [836, 178, 0.8],
    [802, 237, 0.4],
    [870, 237, 0.7],
  ] as const;
  return (
    <svg
      aria-hidden="true"
      viewBox="660 20 240 260"
      className="absolute -end-20 -top-24 h-72 text-brand opacity-40 lg:-end-10 lg:h-96"
    >
      {cells.map(([x, y, opacity]) => (
        <path
          key={`${x} ${y}`}
          d={cell}
          transform={`translate(${x} ${y})`}
          fill="currentColor"
          opacity={opacity}
        />
      ))}
    </svg>
  );
}
