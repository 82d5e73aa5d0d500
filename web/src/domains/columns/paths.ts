export const columnListPath = '/home/column';

/** A column's own page (spec 3, section 2: Columns). */
export const columnPath = (id: string) => `${columnListPath}/${id}`;

export const createColumnPath = `${columnListPath}/create`;

/** Where a member asks to write columns. */
export const columnApplicationPath = `${columnListPath}/application`;

export type ColumnTab = 'basic' | 'content';

/** Where its owner changes a column. */
export const editColumnPath = (id: string, tab: ColumnTab = 'basic') =>
  `${columnListPath}/edit/${id}/${tab}`;

/** Who follows a column, for its owner. */
export const columnSubscribersPath = (id: string) => `${columnListPath}/subscriber/${id}`;
