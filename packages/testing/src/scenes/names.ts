/** Names of the students in the scenes. Efua is the moderator. */
export const AKOSUA = 'Akosua Mensah';
export const KWAME = 'Kwame Boateng';
export const ESI = 'Esi Ofori';
export const YAW = 'Yaw Darko';
export const KOFI = 'Kofi Annan';
export const EFUA = 'Efua Danquah';
export const ABENA = 'Abena Frimpong';
