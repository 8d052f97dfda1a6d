import { useState } from 'react';
import { screen, useHomeCampus, useNavigation } from '../kernel/index.js';
import { useWanted } from './use-wanted.js';
import { WantedFormDialog } from './wanted-form-dialog.js';
import { WantedView, type WantedShown } from './wanted-view.js';

export interface WantedScreenProps {
  /** Which posts are shown; the host keeps it in the address. */
  shown: WantedShown;
  /** Others were chosen. */
  onShownChange: (change: { shown: WantedShown }) => void;
  /** The form is open from the beginning, with this title. Default: it is not. */
  posting?: string | undefined;
}

/** What students look for in Essentials. */
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
