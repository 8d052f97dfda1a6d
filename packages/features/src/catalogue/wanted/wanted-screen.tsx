import { useState } from 'react';
import { screen, useHomeCampus, useNavigation } from '../../kernel/index.js';
import { useWanted } from './use-wanted.js';
import { WantedFormDialog } from './wanted-form-dialog.js';
import { WantedView, type WantedShown } from './wanted-view.js';

/** Filter and form of the page of wanted posts, which the host stores in its address. */
export interface WantedScreenProps {
  /** Filter of the posts. The host stores it in the URL. */
  shown: WantedShown;
  onShownChange: (change: { shown: WantedShown }) => void;
  /** Opens the form with this title. Default: closed. */
  posting?: string | undefined;
}

/** Wanted posts of Essentials. */
export const WantedScreen = screen(function WantedScreen({
  shown,
  onShownChange,
  posting,
}: WantedScreenProps) {
  const navigation = useNavigation();
  const { narrowing } = useHomeCampus();
  const state = useWanted(shown.mine, { category: shown.category, narrowing });
  const [isOpen, setOpen] = useState(posting !== undefined);
  return (
    <>
      <WantedView {...{ state, shown, onShownChange }} onPost={() => setOpen(true)} />
      {isOpen ? (
        <WantedFormDialog
          post={null}
          title={posting ?? ''}
          onClose={() => setOpen(false)}
          onSaved={({ id }) => navigation.go({ to: 'wantedPost', id })}
        />
      ) : null}
    </>
  );
});
