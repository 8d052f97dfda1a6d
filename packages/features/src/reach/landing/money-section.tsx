import { networksOf } from '@campushive/contract/campus';
import { Heading } from '@campushive/ui/heading';
import { ShieldCheck, Smartphone } from 'lucide-react';
import { useCampus, useMessages } from '../../kernel/index.js';
import { catalogue } from './landing.catalogue.js';

/** Explains how payments work, with the accepted wallets. */
export function MoneySection() {
  const t = useMessages(catalogue);
  const wallets = networksOf(useCampus()).map((network) => network.name);
  return (
    <section
      id="how-it-works"
      className="scroll-mt-16 bg-fg text-bg dark-theme:border-y dark-theme:border-line dark-theme:bg-surface dark-theme:text-fg"
    >
      <div className="page grid gap-8 py-14">
        <div className="grid max-w-2xl gap-3">
          <ShieldCheck aria-hidden="true" className="size-10 text-brand" />
          <Heading level={2} size="page">
            {t.moneyTitle}
          </Heading>
          <p className="opacity-85">{t.moneyIntro}</p>
        </div>
        <ol className="grid gap-6 sm:grid-cols-3">
          {t.steps.map((step, index) => (
            <li key={step.title} className="grid content-start gap-3">
              <span className="hexagon grid w-11 place-items-center bg-brand text-subtitle font-bold text-on-brand">
                {index + 1}
              </span>
              <Heading level={3}>{step.title}</Heading>
              <p className="text-sm opacity-85">{step.text}</p>
            </li>
          ))}
        </ol>
        <div className="grid gap-3">
          <Heading level={3} size="item">
            {t.walletsTitle}
          </Heading>
          <ul className="flex flex-wrap gap-2">
            {[...wallets, t.cards].map((wallet) => (
              <li
                key={wallet}
                className="inline-flex min-h-9 items-center gap-2 rounded-full border border-current px-4 text-sm font-semibold"
              >
                <Smartphone aria-hidden="true" className="size-4" /> {wallet}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
