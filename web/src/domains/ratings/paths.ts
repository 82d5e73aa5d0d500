/** The site's board of ratings. */
export const ratingsPath = '/home/ratings';

/** The board, of members of a university or a company whose name holds this. */
export const ratingsOfPath = (place: { university: string } | { company: string }) =>
  `${ratingsPath}?${new URLSearchParams({ ...place })}`;
