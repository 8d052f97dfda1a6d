import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Link, screen, TextLink, useCampus, useMessages, useSession } from '../../kernel/index.js';
import { catalogue } from './about.catalogue.js';

/** About page: the team and its mission. */
export const AboutScreen = screen(function AboutScreen() {
  const t = useMessages(catalogue);
  const { contact } = useCampus();
  const member = useSession().status === 'member';
  return (
    <>
      <header className="comb-ground border-b border-line bg-surface text-brand">
        <div className="page grid page-4xl gap-2 py-8 text-fg lg:py-14">
          <Heading level={1}>{t.title}</Heading>
          <p className="text-subtitle lg:text-title">{t.intro}</p>
        </div>
      </header>
      <div className="page grid page-4xl gap-10 py-8 lg:py-12">
        <section className="grid gap-3">
          <Heading level={2}>{t.storyTitle}</Heading>
          {t.story.map((paragraph) => (
            <p key={paragraph} className="max-w-prose">
              {paragraph}
            </p>
          ))}
        </section>
        <section className="grid gap-4">
          <Heading level={2}>{t.valuesTitle}</Heading>
          <ul className="grid gap-3 sm:grid-cols-2">
            {t.values.map(({ title, text }, index) => (
              <li key={title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="hexagon grid w-11 shrink-0 place-items-center self-start bg-brand font-bold text-on-brand"
                >
                  {index + 1}
                </span>
                <div>
                  <Heading level={3}>{title}</Heading>
                  <p className="text-fg-muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section className="grid gap-4">
          <Heading level={2}>{t.teamTitle}</Heading>
          <ul className="grid gap-3 sm:grid-cols-3">
            {t.team.map(({ title, text }) => (
              <li key={title}>
                <Card className="h-full">
                  <Heading level={3}>{title}</Heading>
                  <p className="pt-1 text-sm text-fg-muted">{text}</p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
        <section className="grid gap-4">
          <Heading level={2}>{t.aimsTitle}</Heading>
          <ul className="grid gap-3 sm:grid-cols-3">
            {t.aims.map((aim) => (
              <li key={aim} className="rounded-card border border-line px-4 py-3 font-bold">
                {aim}
              </li>
            ))}
          </ul>
        </section>
        <section className="grid gap-2">
          <Heading level={2}>{t.socialTitle}</Heading>
          <ul className="flex flex-wrap gap-x-6">
            {contact.social.map(({ name, url }) => (
              <li key={name}>
                <TextLink standalone href={url} rel="me noopener noreferrer">
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
        <section className="grid justify-items-center gap-4 rounded-card bg-fg px-gutter py-12 text-center text-bg">
          <Heading level={2}>{t.callTitle}</Heading>
          <p className="opacity-85">{t.callText}</p>
          <Button asChild variant="primary" size="lg">
            {member ? (
              <Link to={{ to: 'dashboard' }}>{t.dashboard}</Link>
            ) : (
              <Link to={{ to: 'register' }}>{t.signUp}</Link>
            )}
          </Button>
        </section>
      </div>
    </>
  );
});
