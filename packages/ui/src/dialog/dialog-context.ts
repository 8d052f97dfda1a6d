import { createContext } from 'react';

/** Closes the surrounding dialog, for a swipe and for a phone's back button. */
export const DialogCloseContext = createContext<() => void>(() => undefined);
