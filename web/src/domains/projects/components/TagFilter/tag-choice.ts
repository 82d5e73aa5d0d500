/** The tags that a list is filtered by. */
export interface TagChoice {
  tags: readonly string[];
  /** Whether one of them is enough. */
  any: boolean;
}
