import { Heading } from '@campushive/ui/heading';
import { TextLink } from '../kernel/index.js';

interface CaseTitleProps {
  /** The listing that was paid for. */
  hiveId: string;
  title: string;
}

/** What a case of moderators is about, and the way to it. */
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
