import type { LeaderboardQuery } from './Leaderboard.generated.ts';

type Board = NonNullable<LeaderboardQuery['leaderboard']>;

/** A row of the table; rows have no id, so they are read with their board and not as fragments. */
export type BoardRow = Board['items'][number];

/** The viewer's own row, as far as it is shown above the table. */
export type OwnRow = NonNullable<Board['viewerRow']>;
