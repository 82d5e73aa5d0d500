/** The site's board of ratings. */
export const ratingsPath = '/home/ratings';

/** The board, of members of universities whose name holds this. */
export const universityRatingsPath = (university: string) =>
  `${ratingsPath}?${new URLSearchParams({ university })}`;
