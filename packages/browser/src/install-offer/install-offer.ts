/** The event of browsers that can install the app. No standard defines it yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function change(to: InstallEvent | null): void {
  offer = to;
  for (const listener of listeners) listener();
}

/** Holds the browser's install prompt until the user requests it in the settings. The browser's own subtle hint remains. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (isInstallEvent(event)) change(event);
  });
  window.addEventListener('appinstalled', () => change(null));
}

/** State of the install prompt: whether the app can be installed here and is not installed yet. */
export const installable = {
  now: () => offer !== null,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Shows the browser's install prompt. A prompt works once, and browsers send another one after a refusal. */
export function install(): void {
  void offer?.prompt();
  change(null);
}
