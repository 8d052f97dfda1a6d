import { TextLink, useMessages } from '../../kernel/index.js';
import { catalogue } from './auth.catalogue.js';

/** Notice about the accepted terms, with links to both texts. They open in a new tab, so that typed values survive. */
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
