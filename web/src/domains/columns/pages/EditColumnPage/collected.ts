/** A project of the column, as its editor lists it. */
export interface Collected {
  id: string;
  title: string;
  updatedAt: string;
}
