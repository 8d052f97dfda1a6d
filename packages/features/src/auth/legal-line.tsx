import { TextLink, useMessages } from '../kernel/index.js';
import { catalogue } from './auth.catalogue.js';

/** What is agreed to by going on, with both texts a press away; they open beside the form, so that nothing typed is lost. */
export function LegalLine({ doing }: { doing: 'register' | 'login' }) {
  const { agree } = useMessages(catalogue);
  return (
    <p className="text-sm text-fg-muted">
      {agree[doing]}{' '}
      <TextLink to={{ to: 'terms' }} target="_blank">
        {agree.terms}
      </TextLink>{' '}
      {agree.and}{' '}
      <TextLink to={{ to: 'privacy' }} target="_blank">
        {agree.privacy}
      </TextLink>
      .
    </p>
  );
}
