export const columnListPath = '/home/column';

/** A column's own page. */
export const columnPath = (id: string) => `${columnListPath}/${id}`;

export const createColumnPath = `${columnListPath}/create`;

/** Path at which a member applies to write columns. */
export const columnApplicationPath = `${columnListPath}/application`;

export type ColumnTab = 'basic' | 'content';

/** Gives the path at which its owner edits a column. */
export const editColumnPath = (id: string, tab: ColumnTab = 'basic') =>
  `${columnListPath}/edit/${id}/${tab}`;

/** Gives the path of a column's followers, for its owner. */
export const columnSubscribersPath = (id: string) => `${columnListPath}/subscriber/${id}`;
