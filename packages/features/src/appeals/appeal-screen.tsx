import { screen } from '../kernel/index.js';
import { AppealView } from './appeal-view.js';
import { useAppeal } from './use-appeal.js';

export interface AppealScreenProps {
  /** The listing's id. */
  id: string;
}

/** Why a listing of mine was taken away, and the appeal against it. */
export const AppealScreen = screen(function AppealScreen({ id }: AppealScreenProps) {
  return <AppealView {...useAppeal(id)} />;
});
