/** Project that the actions are about. */
export interface ProjectActionsProps {
  project: {
    id: string;
    title: string;
    pinned: boolean;
    private: boolean;
    author: { id: string } | null;
  };
  /** Once it has left the list. */
  onRemoved: () => Promise<unknown>;
}
