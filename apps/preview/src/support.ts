/** Returns a sentence that says what this browser lacks. Undefined where the preview can run. */
export async function missingSupport(): Promise<string | undefined> {
  if (typeof WebAssembly !== 'object')
    return 'The preview needs WebAssembly, which this browser does not have or does not allow.';
  if (!('locks' in navigator))
    return 'The preview needs a current browser, and an address that begins with https.';
  if (!(await canStore()))
    return 'The preview needs to store data, which this browser does not allow here. A private window is often the reason.';
  return undefined;
}

const PROBE = 'campushive-probe';

function canStore(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      window.localStorage.setItem(PROBE, '');
      window.localStorage.removeItem(PROBE);
      const request = indexedDB.open(PROBE);
      request.onerror = () => resolve(false);
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase(PROBE);
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
}
