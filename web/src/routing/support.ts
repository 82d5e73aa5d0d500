/** The help centre, where any page may send; with a type of work order at what it says about that. */
export const supportPath = (typeId?: string) =>
  typeId === undefined ? '/home/support' : `/home/support?type=${typeId}`;
