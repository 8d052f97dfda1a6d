import { screen } from '../../kernel/index.js';
import { AppealView } from './appeal-view.js';
import { useAppeal } from './use-appeal.js';

/** Listing whose decision the page shows. The host takes the id from the page's address. */
export interface AppealScreenProps {
  /** Id of the listing. */
  id: string;
}

/** Page about a moderator's decision on the viewer's listing, with the appeal against it. */
export const AppealScreen = screen(function AppealScreen({ id }: AppealScreenProps) {
  return <AppealView {...useAppeal(id)} />;
});
