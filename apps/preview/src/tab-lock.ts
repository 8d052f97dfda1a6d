const LOCK = 'campushive-preview';

/**
 * Resolves once no other tab runs the preview. The database belongs to one tab: two of them would overwrite each other's changes. Calls
 * `onWait` where another tab has it. The lock is held until the tab is closed.
 */
export async function becomeOnlyTab(onWait: () => void): Promise<void> {
  if (await claim({ ifAvailable: true })) return;
  onWait();
  await claim({});
}

/** Returns whether the lock was given to this tab. */
function claim(options: LockOptions): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(LOCK, options, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => undefined);
    });
    held.catch(reject);
  });
}
