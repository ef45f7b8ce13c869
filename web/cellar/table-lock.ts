/** Whoever plays at a table holds the lock of this name, with the id of the table behind it. */
export const TABLE_LOCK = 'spielstube table ';
