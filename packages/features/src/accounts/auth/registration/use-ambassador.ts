import { useEffect } from 'react';
import { useStorage } from '../../../kernel/index.js';

/**
 * Stores the code of an ambassador's link on the device until the student has signed up, so that it survives the log-in page and the
 * waiting list. Returns a function that reads the latest code; undefined without one.
 */
export function useAmbassador(code: string | undefined): () => string | undefined {
  const storage = useStorage();
  useEffect(() => {
    if (code !== undefined) storage.write('ambassador', code);
  }, [code, storage]);
  return () => code ?? storage.read('ambassador') ?? undefined;
}
