import { Heading } from '@campushive/ui/heading';
import { TextLink } from '../../kernel/index.js';

interface CaseTitleProps {
  /** Paid listing. */
  hiveId: string;
  title: string;
}

/** Title of a moderation case, linked to its listing. */
export function CaseTitle({ hiveId, title }: CaseTitleProps) {
  return (
    <Heading level={2} size="item">
      <TextLink
        dir="auto"
        standalone
        to={{ to: 'service', id: hiveId }}
        className="max-w-full font-bold wrap-anywhere"
      >
        {title}
      </TextLink>
    </Heading>
  );
}
