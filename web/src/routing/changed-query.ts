/** Values by the parameters that they change; an empty one takes its parameter away. */
export type QueryChange = Readonly<Record<string, string | null>>;

/** Makes a query in which some parameters are changed, and the others stay. */
export const changedQuery = (query: URLSearchParams, change: QueryChange): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
};
