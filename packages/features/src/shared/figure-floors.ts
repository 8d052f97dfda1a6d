/** Lowest number of students to display. A smaller one would make the campus look empty. */
export const STUDENTS_FLOOR = 500;
/** Lowest number of deals and listings of the whole campus to display. */
export const DEALS_FLOOR = 50;
