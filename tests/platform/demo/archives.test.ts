import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { fillDemo } from '#platform/src/demo/fill.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { phones, realNames } from '#platform/src/domains/account/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { workScorings, works } from '#platform/src/domains/submissions/tables.ts';
import { registrations, teams } from '#platform/src/domains/teams/tables.ts';
import { exportedArchive, importedArchive } from '../support/archives.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';
import { unzipped } from '../support/unzipped.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startPlatform();
  const { database, services, clock } = platform;
  await fillDemo({ database, files: services.files, config: services.config }, 1, clock.now);
  const body = { account: 'admin@demo.test', password: 'whale-demo-2026' };
  ({ jwt: token } = await platform.call(accountCalls.signIn, { body }));
});
afterAll(() => platform.close());

/** Competitions of which works were scored. */
const played = async () => {
  const { db } = platform.database;
  return db
    .selectDistinct({ id: competitions.id, name: competitions.name })
    .from(works)
    .innerJoin(workScorings, eq(workScorings.workId, works.id))
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(isNotNull(works.fileKey));
};

/** Words that would tell who took part: names, names of teams, mail addresses, phones, real names, ids. */
const tellingWords = async (competitionId: string): Promise<Set<string>> => {
  const { db } = platform.database;
  const people = await db
    .select({ member: members, team: teams, phone: phones.phone, real: realNames.name })
    .from(registrations)
    .innerJoin(members, eq(members.id, registrations.memberId))
    .leftJoin(teams, and(eq(teams.id, registrations.teamId), ne(teams.name, '')))
    .leftJoin(phones, eq(phones.memberId, members.id))
    .leftJoin(realNames, eq(realNames.memberId, members.id))
    .where(eq(registrations.competitionId, competitionId));
  return new Set(
    people.flatMap(({ member, team, phone, real }) =>
      [member.id, member.name, member.email, phone, team?.id, team?.name, real].filter(
        (word) => word != null && word.length > 1,
      ),
    ) as string[],
  );
};

it('archives of the demo’s competitions tell nobody’s name, address, number or id', async () => {
  const all = await played();
  expect(all.length).toBeGreaterThan(0);
  for (const { id } of all) {
    const words = await tellingWords(id);
    // In the smallest two teams of one play.
    expect(words.size).toBeGreaterThan(5);
    const files = await unzipped(await exportedArchive(platform, { token }, id, true));
    expect([...files.keys()]).toContain('works.json');
    for (const [entry, content] of files) {
      const text = content.toString('utf8');
      // Ids of works and tasks stand in the log, which everyone reads.
      const told = [...words].filter((word) => text.includes(word));
      expect([entry, told]).toEqual([entry, []]);
      expect([entry, /[\w.]+@demo\.test/.exec(text)?.[0]]).toEqual([entry, undefined]);
    }
  }
});

it('competitions of the demo are exported, imported, and exported alike', async () => {
  const boss = { token, shortName: 'whaletide' };
  const rows = await platform.database.db.select().from(competitions).orderBy(competitions.id);
  const failed: string[] = [];
  // Every third, as each takes its time.
  for (const { id, name } of rows.filter((_, index) => index % 3 === 0)) {
    const before = await exportedArchive(platform, boss, id);
    const { State, Problem, Competition } = await importedArchive(platform, boss, before);
    if (State !== 'READY' || Competition === null) {
      failed.push(`${name}: ${Problem ?? ''}`);
      continue;
    }
    const after = await exportedArchive(platform, boss, Competition);
    const [one, other] = [await unzipped(before), await unzipped(after)];
    one.delete('manifest.json');
    // The demo's solutions end with a line break, which those that managers upload lose.
    for (const [entry, content] of one)
      if (other.get(entry)?.toString().trimEnd() !== content.toString().trimEnd())
        failed.push(`${name}: ${entry} differs`);
  }
  expect(failed).toEqual([]);
});
