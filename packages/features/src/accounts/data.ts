/** Students whom the viewer follows. */
export const FOLLOWING = ['account', 'following'] as const;

export const profileKey = (id: string) => ['users', 'profile', id] as const;
