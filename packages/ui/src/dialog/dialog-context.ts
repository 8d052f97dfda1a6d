import { createContext } from 'react';

/** State of a dialog for its panel. */
interface DialogState {
  /** Closes the dialog, for a swipe and for a phone's back button. */
  close: () => void;
  /** False when the page behind the dialog stays usable. */
  modal: boolean;
}

/** State of the surrounding dialog. */
export const DialogContext = createContext<DialogState>({ close: () => undefined, modal: true });
