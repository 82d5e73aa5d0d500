import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { count, eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { judgingSettingsCalls } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { boardTemplateCalls } from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { archiveCalls } from '@whaletide/schema/domains/managing/rest/archives.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { auditEntries } from '#platform/src/domains/moderation/tables.ts';
import { uploads } from '#platform/src/domains/uploads/tables.ts';
import {
  exportedArchive,
  importedArchive,
  manifestOf,
  type ReadManifest,
  rewritten,
  zipped,
} from '#tests/platform/support/archives.ts';
import { testDatabase } from '#tests/platform/support/database.ts';
import { rubric, setJudging } from '#tests/platform/support/judging.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, submit, upload } from '#tests/platform/support/submitting.ts';
import { unzipped } from '#tests/platform/support/unzipped.ts';
import {
  addForm,
  at,
  makeOrganization,
  objectiveOf,
  settingsOf,
  SOLUTION,
  stageOf,
  taskOf,
} from './support.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

type Boss = Awaited<ReturnType<typeof makeOrganization>>;

let platform: TestPlatform;
let boss: Boss;
beforeAll(async () => {
  platform = await startPlatform();
  boss = await makeOrganization(platform);
});
afterAll(() => platform.close());

const by = () => ({ token: boss.token });

const uploaded = async (
  content: string | Buffer,
  name: string,
  purpose: 'solution' | 'asset' | 'dataset' | 'post-image',
) => refOf(await upload(platform, boss.token, content, { name, purpose })).key;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A competition with everything that an archive carries. */
const make = async () => {
  const body = { Name: '海浪预报赛', StartDate: at(platform, -1), EndDate: at(platform, 30) };
  const params = { shortName: boss.shortName };
  const { _id: id } = await platform.call(managingCalls.create, { params, body }, by());
  const picture = await uploaded(PNG, 'sea.png', 'post-image');
  const settings = settingsOf(platform, {
    Tabs: [{ Title: '赛题', Content: `预报浪高\n\n![海](/files/${picture})`, Type: 0 }],
    Image: await uploaded(PNG, 'cover.png', 'post-image'),
  });
  await platform.call(managingCalls.update, { params: { id }, body: settings }, by());
  const first = { Competition: id, ...stageOf(platform, -1, 10) };
  const stage = await platform.call(managingCalls.createStage, { body: first }, by());
  const second = { ...stageOf(platform, 10, 30), Name: '复赛', BeginsAfter: stage._id };
  await platform.call(managingCalls.createStage, { body: { Competition: id, ...second } }, by());
  const task = taskOf(platform, {
    Description: '预报每小时的浪高',
    EndDate: at(platform, 10),
    Files: [await uploaded('id\n1\n', 'test.csv', 'asset')],
    Objective: objectiveOf({
      Solution: await uploaded(SOLUTION, 'truth.csv', 'solution'),
      Sample: await uploaded('id,label\n1,a\n', 'sample.csv', 'asset'),
      SelectionLimit: 1,
      Metric: 'accuracy',
    }),
  });
  const taskBody = { Stage: stage._id, TaskType: 0, ...task };
  const { _id: taskId } = await platform.call(managingCalls.createTask, { body: taskBody }, by());
  const form = await addForm(platform, stage._id, by(), { EndDate: at(platform, 10) });
  const judged = { taskId: form._id, organizer: boss };
  const { Criteria } = await setJudging(platform, judged, rubric);
  await setJudging(platform, judged, { ...rubric, Criteria: Criteria.slice(1) });
  await platform.call(
    datasetBindingCalls.create,
    {
      params: { id },
      body: {
        Title: '浪高数据',
        Descriptions: '**许可** CC0',
        Public: true,
        ReviewStage: null,
        Files: [await uploaded('t,h\n1,2\n', 'train.csv', 'dataset')],
      },
    },
    by(),
  );
  const board = {
    Name: '高校榜',
    IsActivated: true,
    StartDate: at(platform, 0),
    EndDate: at(platform, 5),
    AllTeams: true,
  };
  const group = { Task: taskId, Name: '高校组', IsActivated: true, leaderboards: [board] };
  await platform.call(leaderboardGroupCalls.create, { body: group }, by());
  const template = {
    params: { id: taskId },
    body: { Html: '<ol>{{#rows}}<li>{{team}}</li>{{/rows}}</ol>' },
  };
  await platform.call(boardTemplateCalls.setTask, template, by());
  const baseline = await uploaded('id,label\n1,a\n2,a\n3,a\n4,a\n', 'all-a.csv', 'asset');
  await platform.call(
    baselineCalls.create,
    { params: { id: taskId }, body: { Name: '全为 a', Result: baseline } },
    by(),
  );
  return { id, stage: stage._id, task: taskId };
};
type Made = Awaited<ReturnType<typeof make>>;

const RESULTS = [
  'id,label\n1,a\n2,b\n3,a\n4,b\n',
  'id,label\n1,a\n2,a\n3,a\n4,b\n',
  'id,label\n1,b\n2,a\n3,b\n4,b\n',
];

/** Publishes it, and has members hand in results. */
const play = async (made: Made) => {
  const params = { id: made.id };
  await platform.call(managingCalls.publish, { params, body: { Published: true } }, by());
  const names = RESULTS.map((_, index) => `参赛者${index}${made.id.slice(-8)}`);
  for (const [index, name] of names.entries()) {
    const player = await enter(platform, { id: made.id } as never, name);
    const work = await submit(
      platform,
      { taskId: made.task } as never,
      player.token,
      RESULTS[index] ?? '',
    );
    await reviewed(platform, player.token, work._id);
    platform.clock.advance(60_000);
  }
  return names;
};

const rowsThere = async () => {
  const { db } = platform.database;
  const [made] = await db.select({ rows: count() }).from(competitions);
  const [kept] = await db.select({ rows: count() }).from(uploads);
  return [made?.rows, kept?.rows];
};

let made: Made;
let archive: Buffer;
let files: Map<string, Buffer>;
let names: string[];
beforeAll(async () => {
  made = await make();
  names = await play(made);
  archive = await exportedArchive(platform, boss, made.id, true);
  files = await unzipped(archive);
});

describe('an archive', () => {
  it('names every entry with its size and hash, and marks solutions as sealed', () => {
    const { entries } = manifestOf(files);
    expect(entries.map(({ name }) => name)).toEqual(
      [...files.keys()].filter((name) => name !== 'manifest.json'),
    );
    for (const { name, size, sha256 } of entries) {
      const content = files.get(name) ?? Buffer.alloc(0);
      expect(content.length).toBe(size);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    }
    expect(entries.filter(({ sealed }) => sealed).map(({ name }) => name)).toEqual([
      'solutions/1.csv',
    ]);
    expect(files.get('solutions/1.csv')?.toString()).toContain('private');
  });

  it('has works with exact scores under numbers, and nothing of those who made them', () => {
    const works = JSON.parse(files.get('works.json')?.toString() ?? '') as object[];
    expect(works).toMatchObject([
      { team: 1, exact: { public: [1], private: [1] }, file: 'works/1.csv' },
      { team: 2, exact: { public: [0.5], private: [1] } },
      { team: 3, exact: { public: [0], private: [0.5] } },
    ]);
    const boards = JSON.parse(files.get('boards.json')?.toString() ?? '') as object[];
    expect(boards).toMatchObject([
      { task: 0, public: [{ team: 1, score: 1 }, { team: 2 }, { team: 3 }] },
    ]);
    const receipts = JSON.parse(files.get('receipts.json')?.toString() ?? '') as {
      leaves: object[];
    };
    expect(receipts.leaves.length).toBeGreaterThanOrEqual(3);
    for (const content of files.values())
      for (const name of [...names, 'boss-tide', '@'])
        expect(content.toString('latin1').includes(Buffer.from(name).toString('latin1'))).toBe(
          false,
        );
  });

  it('is for those who manage the competition alone, one at a time', async () => {
    const params = { id: made.id };
    const { jwt } = await platform.join('局外人');
    const input = { params, body: { WithWorks: false } };
    for (const code of [
      (await platform.refusal(archiveCalls.export, input, { token: jwt })).code,
      (await platform.refusal(archiveCalls.list, { params }, { token: jwt })).code,
    ])
      expect(code).toBe('FORBIDDEN');
    const { data } = await platform.call(archiveCalls.list, { params }, by());
    const answer = await platform.app.inject({
      url: `/v2/api/competitionArchives/${data[0]?._id ?? ''}/file`,
      headers: { authorization: `Bearer ${jwt}` },
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('an import', () => {
  it('makes the same draft on an empty installation, which makes the same archive', async () => {
    const other = await startPlatform({ database: await testDatabase() });
    try {
      const there = await makeOrganization(other, 'other');
      const plain = await exportedArchive(platform, boss, made.id);
      const start = at(other, 100);
      const end = at(other, 131);
      const done = await importedArchive(other, there, plain, start);
      expect(done).toMatchObject({ State: 'READY', Problem: null });
      const id = done.Competition ?? '';
      const token = { token: there.token };
      const copy = await other.call(competitionCalls.get, { params: { id } }, token);
      expect(copy).toMatchObject({
        Name: '海浪预报赛',
        Published: false,
        StartDate: start,
        EndDate: end,
      });
      const { data: stages } = await other.call(
        competitionCalls.stages,
        { query: { Competition: id } },
        token,
      );
      const { data: tasks } = await other.call(
        competitionCalls.tasks,
        { query: { Stage: stages[0]?._id ?? '' } },
        token,
      );
      const form = tasks.find(({ TaskType }) => TaskType === 1)?._id ?? '';
      const judging = { params: { id: form } };
      expect(await other.call(judgingSettingsCalls.get, judging, token)).toMatchObject({
        Mode: 'rubric',
        Criteria: [{ Title: '可复现', Weight: 1 }],
        Assigned: false,
      });
      const [before, after] = [plain, await exportedArchive(other, there, id)].map(async (one) =>
        manifestOf(await unzipped(one)),
      );
      const { created: _c, starts: _s, ...same } = (await before) ?? ({} as ReadManifest);
      expect(await after).toMatchObject(same);
    } finally {
      await other.close();
    }
  });

  it('scores the works again, and the draft takes and scores new ones at once', async () => {
    const done = await importedArchive(platform, boss, archive);
    expect(done).toMatchObject({ State: 'READY', WorksCompared: 3, WorksLeft: 0 });
    const { db } = platform.database;
    const logged = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'archives.import'));
    expect(logged.at(-1)).toMatchObject({ actorId: boss.memberId, targetId: done.Competition });
    const id = done.Competition ?? '';
    await platform.call(managingCalls.publish, { params: { id }, body: { Published: true } }, by());
    const { data: stages } = await platform.call(
      competitionCalls.stages,
      { query: { Competition: id } },
      by(),
    );
    expect(stages.map(({ Name }) => Name)).toEqual(['初赛', '复赛']);
    expect(stages[1]?.BeginsAfter).toBe(stages[0]?._id);
    const { data: tasks } = await platform.call(
      competitionCalls.tasks,
      { query: { Stage: stages[0]?._id ?? '' } },
      by(),
    );
    const player = await enter(platform, { id } as never, `再来${id.slice(-8)}`);
    const taskId = tasks[0]?._id ?? '';
    const work = await submit(platform, { taskId } as never, player.token, RESULTS[1] ?? '');
    expect(await reviewed(platform, player.token, work._id)).toMatchObject({
      ObjectiveWorkInfo: { PublicReviewResult: { Score: 0.5 } },
    });
  });

  it('is for administrators of the organization, and of their own upload', async () => {
    const { jwt } = await platform.join('别人');
    const mine = refOf(
      await upload(platform, boss.token, archive, { name: 'a.zip', purpose: 'archive' }),
    ).key;
    const params = { shortName: boss.shortName };
    const input = { params, body: { Archive: mine } };
    const refusal = await platform.refusal(archiveCalls.import, input, { token: jwt });
    expect(refusal).toMatchObject({ code: 'FORBIDDEN', message: '仅组织管理员可以导入比赛和活动' });
    const unknown = { params, body: { Archive: '0'.repeat(32) } };
    expect(await platform.refusal(archiveCalls.import, unknown, by())).toMatchObject({
      code: 'NOT_FOUND',
      field: 'Archive',
    });
    const far = { params, body: { Archive: mine, StartDate: '2099-01-01T00:00:00.000Z' } };
    expect(await platform.refusal(archiveCalls.import, far, by())).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'StartDate',
    });
    const read = await platform.app.inject({
      url: `/api/uploads/${mine}`,
      headers: { authorization: `Bearer ${boss.token}` },
    });
    expect(read.statusCode).toBe(404);
  });
});

/** Imports what has to be refused; nothing of it may stay. */
const refusalOf = async (content: Buffer): Promise<string> => {
  const before = await rowsThere();
  const { State, Problem, Competition } = await importedArchive(platform, boss, content);
  expect([State, Competition]).toEqual(['FAILED', null]);
  expect(await rowsThere()).toEqual(before);
  return Problem ?? '';
};

describe('what is refused', () => {
  it('one flipped bit in any entry, by its name', async () => {
    const entries = [...files.keys()];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...entries),
        fc.nat(),
        fc.nat(7),
        async (name, place, bit) => {
          const changed = new Map(files);
          const content = Buffer.from(files.get(name) ?? '');
          const index = place % content.length;
          content[index] = (content[index] ?? 0) ^ (1 << bit);
          changed.set(name, content);
          expect(await refusalOf(await zipped(changed))).toMatch(/manifest\.json|条目|清单/);
        },
      ),
      {
        numRuns: 25,
        endOnFailure: true,
        examples: entries.map((name): [string, number, number] => [name, 7, 3]),
      },
    );
  });

  it('one flipped bit of the packed bytes, or it changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(archive.length - 1), fc.nat(7), async (index, bit) => {
        const broken = Buffer.from(archive);
        broken[index] = (broken[index] ?? 0) ^ (1 << bit);
        const { State } = await importedArchive(platform, boss, broken).catch(() => ({
          State: 'REFUSED',
        }));
        // Times of entries and the like aren't read.
        if (State === 'READY') expect(await unzipped(broken)).toEqual(files);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('works and boards that the files don’t give, though every hash is right', async () => {
    const better = await rewritten(files, (entries) => {
      const works = JSON.parse(entries.get('works.json')?.toString() ?? '') as {
        exact: { public: number[] };
      }[];
      if (works[2]) works[2].exact.public = [1];
      entries.set('works.json', Buffer.from(JSON.stringify(works)));
    });
    expect(await refusalOf(better)).toBe('条目「works/3.csv」重新评分的得分与归档的得分不一致');
    const moved = await rewritten(files, (entries) => {
      const boards = JSON.parse(entries.get('boards.json')?.toString() ?? '') as {
        public: object[];
      }[];
      boards[0]?.public.reverse();
      entries.set('boards.json', Buffer.from(JSON.stringify(boards)));
    });
    expect(await refusalOf(moved)).toBe(
      'boards.json 中任务「浪高」的Public 榜第 1 名与重新计算的不一致',
    );
  });

  it.each([
    ['../evil.txt', '指向压缩包之外'],
    ['/etc/passwd', '指向压缩包之外'],
    ['C:\\evil.txt', '指向压缩包之外'],
    ['files/../../evil', '指向压缩包之外'],
    ['readme.txt', '不认识的条目'],
    ['files/', '不认识的条目'],
  ])('an entry %s', async (name, problem) => {
    // yazl refuses to write such names: the name is put in afterwards.
    const placeholder = 'x'.repeat(name.length);
    const written = await zipped([...files, [placeholder, '1']]);
    const text = written.toString('latin1').replaceAll(placeholder, name);
    expect(await refusalOf(Buffer.from(text, 'latin1'))).toContain(problem);
  });

  it('an entry twice, a link, an encrypted one, a missing one, and one that isn’t listed', async () => {
    const twice = (await zipped([...files, ['files/8', '1'], ['files/9', '1']]))
      .toString('latin1')
      .replaceAll('files/9', 'files/8');
    expect(await refusalOf(Buffer.from(twice, 'latin1'))).toBe('条目「files/8」重复出现');
    expect(await refusalOf(await zipped(files, { mode: 0o120777 }))).toMatch(/是链接或特殊文件$/);
    const encrypted = Buffer.from(archive);
    // In the directory: the flags stand eight bytes behind its mark.
    const directory = encrypted.indexOf(Buffer.from('PK\u0001\u0002'));
    encrypted[directory + 8] = (encrypted[directory + 8] ?? 0) | 1;
    expect(await refusalOf(encrypted)).toMatch(/已加密/);
    const less = new Map(files);
    less.delete('files/1.png');
    expect(await refusalOf(await zipped(less))).toBe('缺少清单中的条目「files/1.png」');
    expect(await refusalOf(await zipped([...files, ['files/99.csv', '1']]))).toBe(
      '清单中没有条目「files/99.csv」',
    );
  });

  it('a bomb, by what it says and by what it is', async () => {
    const zeros = Buffer.alloc(80 * 1024 * 1024);
    const bomb = await rewritten(files, (entries) => entries.set('files/77.csv', zeros));
    expect(await refusalOf(bomb)).toBe('条目「files/77.csv」的压缩率异常');
    const lying = Buffer.from(await zipped([...files, ['files/77.csv', zeros]]));
    // It says of itself in the directory that it has one byte.
    const place = lying.lastIndexOf(Buffer.from('files/77.csv'));
    lying.writeUInt32LE(1, place - 46 + 24);
    expect(await refusalOf(lying)).toMatch(/files\/77\.csv|损坏/);
  });

  it('what is truncated, no archive, or of another version', async () => {
    expect(await refusalOf(archive.subarray(0, archive.length - 40))).toBe('压缩包不完整或已损坏');
    expect(await refusalOf(await zipped([['files/1.csv', '1']]))).toBe(
      '压缩包中没有清单 manifest.json，不是导出的竞赛',
    );
    const later = new Map(files);
    later.set('manifest.json', Buffer.from(JSON.stringify({ ...manifestOf(files), version: 2 })));
    expect(await refusalOf(await zipped(later))).toBe(
      '清单 manifest.json 的格式版本是 2，本站只能导入版本 1',
    );
  });

  it('what the managers’ own rules refuse, with the place', async () => {
    const change = (edit: (description: { Stages: { Settings: object }[] }) => void) =>
      rewritten(files, (entries) => {
        const description = JSON.parse(entries.get('competition.json')?.toString() ?? '') as {
          Stages: { Settings: object }[];
        };
        edit(description);
        entries.set('competition.json', Buffer.from(JSON.stringify(description)));
      });
    const late = await change(({ Stages: [stage] }) =>
      Object.assign(stage?.Settings ?? {}, { EndDate: { $date: 400 * DAY } }),
    );
    expect(await refusalOf(late)).toBe('阶段「初赛」：阶段不能晚于比赛结束');
    const unnamed = await rewritten(files, (entries) =>
      entries.set('files/77.csv', Buffer.from('1')),
    );
    expect(await refusalOf(unnamed)).toBe('条目「files/77.csv」没有被竞赛描述引用');
    const unknown = await change((description) => Object.assign(description, { Secrets: 1 }));
    expect(await refusalOf(unknown)).toMatch(/^竞赛描述中的「比赛或活动」不符合格式/);
  });
});

describe('a copy', () => {
  let id: string;
  beforeEach(async () => {
    const { cloningCalls } = await import('@whaletide/schema/domains/managing/rest/cloning.ts');
    const input = { params: { id: made.id }, body: { Name: '海浪预报赛（副本）' } };
    ({ _id: id } = await platform.call(cloningCalls.competition, input, by()));
  });

  it('makes the archive that its source makes, name and start aside', async () => {
    const [source, copy] = await Promise.all(
      [made.id, id].map(async (one) => unzipped(await exportedArchive(platform, boss, one))),
    );
    const described = (all: Map<string, Buffer> | undefined) =>
      JSON.parse(all?.get('competition.json')?.toString() ?? '') as { Competition: object };
    const before = described(source);
    expect(described(copy)).toEqual({
      ...before,
      Competition: { ...before.Competition, Name: '海浪预报赛（副本）' },
    });
  });
});
