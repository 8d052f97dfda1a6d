import { Badge } from '@campushive/ui/badge';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Switch } from '@campushive/ui/switch';
import { screen, useConsent, useMessages } from '../../kernel/index.js';
import { cookiesCatalogue } from './cookies.catalogue.js';
import { catalogue } from './legal.catalogue.js';
import { LegalView } from './legal-view.js';

/** Page about data stored on the device, with the consent switch. */
export const CookiesScreen = screen(function CookiesScreen() {
  return (
    <LegalView page="cookies" document={useMessages(cookiesCatalogue)}>
      <Choice />
    </LegalView>
  );
});

function Choice() {
  const t = useMessages(catalogue);
  const { consent, choose } = useConsent();
  return (
    <Card asChild className="max-w-prose">
      <section id="choice" className="grid scroll-mt-24 gap-2">
        <Heading level={2}>{t.choiceTitle}</Heading>
        <div className="flex items-start justify-between gap-3 py-2.5">
          <p>
            <span className="block font-semibold">{t.necessary}</span>
            <span className="text-sm text-fg-muted">{t.necessaryHelp}</span>
          </p>
          <Badge tone="success" className="shrink-0">
            {t.alwaysOn}
          </Badge>
        </div>
        <Switch
          label={t.maps}
          description={t.mapsHelp}
          checked={consent === 'maps'}
          onCheckedChange={(maps) => choose({ consent: maps ? 'maps' : 'necessary' })}
        />
      </section>
    </Card>
  );
}
