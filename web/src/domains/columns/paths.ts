export const columnListPath = '/home/column';

/** A column's own page (spec 3, section 2: Columns). */
export const columnPath = (id: string) => `${columnListPath}/${id}`;
