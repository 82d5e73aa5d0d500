/** PostgreSQL takes 65,535 parameters a statement; so many rows of any of our tables stay below. */
const ROWS_A_STATEMENT = 1_000;

/** The rows in parts that one statement each can take, in their order. */
export const slices = <T>(rows: readonly T[], most = ROWS_A_STATEMENT): T[][] =>
  Array.from({ length: Math.ceil(rows.length / most) }, (_, part) =>
    rows.slice(part * most, (part + 1) * most),
  );
