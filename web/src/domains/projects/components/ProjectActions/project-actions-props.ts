/** Project that the actions are about. */
export interface ProjectActionsProps {
  project: {
    id: string;
    title: string;
    isPinned: boolean;
    isPrivate: boolean;
    author: { id: string } | null;
  };
  /** Once it has left the list. */
  onRemoved: () => Promise<unknown>;
}
