/** Returns the classes for the columns of stalls or orders: two on a wide screen. A single card has the width of the search box. */
export const columnsOf = (count: number): string => (count === 1 ? 'max-w-2xl' : 'md:grid-cols-2');
