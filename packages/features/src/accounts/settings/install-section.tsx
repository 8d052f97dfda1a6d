import { Button } from '@campushive/ui/button';
import { Download } from 'lucide-react';
import { useMessages } from '../../kernel/index.js';
import { Section } from './section.js';
import { catalogue } from './settings.catalogue.js';

/** Action of the install button. The host holds the browser's prompt. */
export interface InstallSectionProps {
  /** Opens the browser's install prompt. */
  onInstall: () => void;
}

/** Section that installs the site as an app. Rendered only where the browser supports it. */
export function InstallSection({ onInstall }: InstallSectionProps) {
  const t = useMessages(catalogue);
  return (
    <Section title={t.installTitle} hint={t.installHint}>
      <Button
        variant="outline"
        leading={<Download aria-hidden="true" />}
        className="justify-self-start"
        onClick={onInstall}
      >
        {t.install}
      </Button>
    </Section>
  );
}
