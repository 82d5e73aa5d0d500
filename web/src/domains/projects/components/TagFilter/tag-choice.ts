/** The tags that a list is filtered by. */
export interface TagChoice {
  tags: readonly string[];
  /** True where one of them is enough. */
  any: boolean;
}
