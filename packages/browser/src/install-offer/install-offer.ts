/** What browsers send that can install the app; in no standard yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function change(to: InstallEvent | null): void {
  offer = to;
  for (const tell of listeners) tell();
}

/** Keeps the browser's offer to install the app until the user asks for it in the settings; its own quiet hint stays. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (isInstallEvent(event)) change(event);
  });
  window.addEventListener('appinstalled', () => change(null));
}

/** Whether the app can be installed from here, and is not yet. */
export const installable = {
  now: () => offer !== null,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Lets the browser ask; it takes an offer once only, and sends another one where the answer was no. */
export function install(): void {
  void offer?.prompt();
  change(null);
}
