export interface LogOutMessages {
  title: string;
  /** Counts of unsent items of each kind. */
  text: (unsent: { admissions: number; handovers: number; messages: number }) => string;
  confirm: string;
  cancel: string;
}

const count = (number: number, one: string, many: string) =>
  number === 0 ? [] : [number === 1 ? `1 ${one}` : `${number} ${many}`];

export const messages: LogOutMessages = {
  title: 'Log out before everything is sent?',
  text: ({ admissions, handovers, messages: written }) => {
    const losses = [
      ...count(admissions, 'person let in', 'people let in'),
      ...count(handovers, 'handover', 'handovers'),
      ...count(written, 'message', 'messages'),
    ];
    return `Not sent yet: ${losses.join(', ')}. Logging out deletes this from the device. Stay logged in until you have a network, and it sends automatically.`;
  },
  confirm: 'Log out anyway',
  cancel: 'Stay logged in',
};
