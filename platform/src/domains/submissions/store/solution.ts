import Papa from 'papaparse';

export const PARTS = ['public', 'private'] as const;
export type Part = (typeof PARTS)[number];

/** The hidden truth of a task: for each row id its value and the part of the score it counts for. */
export type Solution = ReadonlyMap<string, { truth: string; part: Part }>;

/**
 * Reads `id,<target>,part`, where part is public or private.
 *
 * @throws Error when the file isn't of that form or a part has no rows: an organizer's mistake,
 *   which must never look like one of the member's
 */
export const parseSolution = (
  csv: string,
  columns: { idColumn: string; targetColumn: string },
): Solution => {
  const { data } = Papa.parse<string[]>(csv, { skipEmptyLines: true });
  const [header = [], ...rows] = data;
  const at = [columns.idColumn, columns.targetColumn, 'part'].map((name) => header.indexOf(name));
  const [idAt = -1, targetAt = -1, partAt = -1] = at;
  if (at.includes(-1))
    throw new Error(`The solution has no column ${columns.targetColumn} or part`);
  const solution = new Map<string, { truth: string; part: Part }>();
  for (const row of rows) {
    const part = PARTS.find((name) => name === row[partAt]);
    const id = row[idAt];
    if (!part || !id || solution.has(id)) throw new Error(`The solution's row of ${id} is wrong`);
    solution.set(id, { truth: row[targetAt] ?? '', part });
  }
  for (const part of PARTS)
    if (![...solution.values()].some((row) => row.part === part))
      throw new Error(`The solution has no ${part} rows`);
  return solution;
};
