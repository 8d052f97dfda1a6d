import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { BadgeCheck, ShieldCheck } from 'lucide-react';
import { Link, useMessages } from '../kernel/index.js';
import { catalogue } from './home.catalogue.js';
import { FreshSection, HivesSection } from './home-sections.js';
import type { Home } from './use-home.js';

/** The first page: what this is, why to trust it, and what is new. */
export function HomeView({ home }: { home: Home }) {
  const words = useMessages(catalogue);
  return (
    <>
      <Hero home={home} />
      <div className="mx-auto grid max-w-7xl gap-12 px-gutter py-10 lg:gap-16 lg:px-8">
        <section className="grid gap-5">
          <h2>{words.hivesTitle}</h2>
          <HivesSection home={home} />
        </section>
        <FreshSection state={home.fresh} all={home.name === null ? { to: 'login' } : { to: 'hives' }} />
      </div>
      <Held />
      <section className="mx-auto grid max-w-3xl justify-items-center gap-4 px-gutter py-14 text-center">
        <span className="hexagon grid w-16 place-items-center bg-brand text-on-brand">
          <BadgeCheck aria-hidden="true" className="size-8" />
        </span>
        <h2>{words.trustTitle}</h2>
        <p className="text-fg-muted">{words.trustText}</p>
        <GetStarted home={home} />
      </section>
    </>
  );
}

function Hero({ home }: { home: Home }) {
  const words = useMessages(catalogue);
  return (
    <section className="relative overflow-hidden border-b border-line bg-brand-soft">
      <HeroComb />
      <div className="relative mx-auto grid max-w-7xl justify-items-start gap-5 px-gutter py-12 lg:px-8 lg:py-20">
        <Badge tone="neutral" leading={<BadgeCheck aria-hidden="true" />}>
          {words.badge}
        </Badge>
        <h1 className="max-w-2xl text-hero leading-(--text-hero--line-height)">{words.title}</h1>
        <p className="max-w-xl text-lg">{words.intro}</p>
        <div className="flex flex-wrap gap-3">
          <GetStarted home={home} />
          <Button asChild size="lg" tone="outline">
            <Link to={home.name === null ? { to: 'login' } : { to: 'hives' }}>{words.browse}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

function GetStarted({ home }: { home: Home }) {
  const words = useMessages(catalogue);
  return (
    <Button asChild size="lg" tone="honey">
      {home.name === null ? (
        <Link to={{ to: 'register' }}>{words.getStarted}</Link>
      ) : (
        <Link to={{ to: 'dashboard' }}>{words.dashboard}</Link>
      )}
    </Button>
  );
}

/** Cells that fill with honey towards the edge. */
function HeroComb() {
  const cell = 'm0-36 31.2 18v36L0 36l-31.2-18v-36Z';
  const cells = [
    [700, 60, 0.25],
    [768, 60, 0.55],
    [836, 60, 0.85],
    [734, 119, 0.4],
    [802, 119, 1],
    [870, 119, 0.7],
    [700, 178, 0.2],
    [768, 178, 0.7],
    [836, 178, 1],
    [734, 237, 0.3],
    [802, 237, 0.6],
    [870, 237, 0.9],
  ] as const;
  return (
    <svg
      aria-hidden="true"
      viewBox="660 20 240 260"
      className="absolute -end-24 -bottom-28 h-56 text-brand opacity-50 sm:end-8 sm:bottom-4 sm:h-80 sm:opacity-100 lg:top-1/2 lg:bottom-auto lg:h-96 lg:-translate-y-1/2"
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

function Held() {
  const words = useMessages(catalogue);
  return (
    <section className="bg-fg text-bg">
      <div className="mx-auto grid max-w-7xl gap-8 px-gutter py-14 lg:px-8">
        <div className="grid max-w-2xl gap-3">
          <ShieldCheck aria-hidden="true" className="size-10 text-brand" />
          <h2 className="text-2xl">{words.heldTitle}</h2>
          <p className="opacity-85">{words.heldIntro}</p>
        </div>
        <ol className="grid gap-6 sm:grid-cols-3">
          {words.steps.map((step, index) => (
            <li key={step.title} className="grid content-start gap-3">
              <span className="hexagon grid w-11 place-items-center bg-brand text-lg font-bold text-on-brand">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p className="text-sm opacity-85">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
