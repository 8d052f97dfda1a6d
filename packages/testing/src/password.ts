/** Password of every student. */
export const PASSWORD = 'Kente-cloth-7';
