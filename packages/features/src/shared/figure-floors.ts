/** Smaller numbers of students would say that no one is here yet. */
export const STUDENTS_FLOOR = 500;
/** The same for deals and listings of the whole campus. */
export const DEALS_FLOOR = 50;
