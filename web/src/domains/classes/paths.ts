/** Classes of the member, with the fields to join one. */
export const ownClassesPath = '/home/user/classes';

/** Parts of a class's page; the first has no name in the address, and the others are for who runs it. */
export const classTabs = ['items', 'students', 'settings'] as const;
export type ClassTab = (typeof classTabs)[number];

/** A class's page, at one of its parts. */
export const classPath = (id: string, tab: ClassTab = 'items'): string =>
  `/home/classes/${id}${tab === 'items' ? '' : `?tab=${tab}`}`;

/** The class's board of an item. */
export const classBoardPath = (id: string, itemId: string): string =>
  `/home/classes/${id}?item=${itemId}`;

/** Path at which who runs a class downloads its grades as CSV. */
export const gradesPath = (id: string): string => `/exports/classes/${id}`;
