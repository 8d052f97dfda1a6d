import { createContext } from 'react';

/** Closes the dialog around: for a finger that pushes it away, and for a phone's back button. */
export const DialogCloseContext = createContext<() => void>(() => undefined);
