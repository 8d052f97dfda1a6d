import { waitingListCatalogue } from '../../accounts/parts/waiting-list/waiting-list.catalogue.js';
import { ShareButton } from '../../catalogue/parts/share/share-button.js';
import { useMessages } from '../../kernel/index.js';

/** Button that shares the page to sign up with students of the same university. */
export function InviteButton() {
  const t = useMessages(waitingListCatalogue);
  return <ShareButton title={t.invitation} to={{ to: 'register' }} variant="primary" label={t.invite} />;
}
