import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Papa from 'papaparse';
import { authorizationCalls } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { ExportKind } from '@whaletide/schema/domains/managing/rest/exports.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { registrations } from '#platform/src/domains/teams/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { insertAll } from '#platform/src/demo/insert.ts';
import { newId } from '#platform/src/ids.ts';
import {
  endCompetition,
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { answersOf, formFields, scored, setStage } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let competition: TestCompetition;
let best: { token: string; team: string };
let other: { token: string; team: string };

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform, {
    competition: {
      name: '潮汐/预报',
      registration: {
        needsForm: true,
        form: [
          { name: '邮箱', type: 'TEXT', isRequired: false, hint: '', choices: [], defaultId: 2 },
          {
            name: '手机号',
            type: 'TEXT',
            isRequired: false,
            hint: '',
            choices: [],
            defaultId: null,
          },
          { name: '备注', type: 'TEXT', isRequired: false, hint: '', choices: [], defaultId: null },
        ],
      },
    },
  });
  const join = async (name: string, note: string) => {
    platform.clock.advance(60_000);
    const { jwt: token } = await platform.join(name);
    const params = { id: competition.id };
    const body = {
      RegisterForm: [
        { Name: '备注', Value: note, DefaultID: null },
        { Name: '邮箱', Value: `${name}@form.example`, DefaultID: 2 },
        { Name: '手机号', Value: '+8613800000000', DefaultID: null },
      ],
    };
    const state = await platform.call(competitionCalls.register, { params, body }, { token });
    return { token, team: state.team ?? '' };
  };
  best = await join('best', '=HYPERLINK("http://evil.example")');
  other = await join('other', '+86 13800000000');
  const rename = { params: { id: other.team }, body: { Name: '@SUM(A1)' } };
  await platform.call(teamCalls.update, rename, other);
  await scored(platform, competition, best.token, resultFile(4, 3));
  // Works stand in the order in which they came.
  platform.clock.advance(60_000);
  await scored(platform, competition, other.token, resultFile(2, 1));
});
afterAll(() => platform.close());

const by = () => ({ token: competition.organizer.token });
const get = (kind: ExportKind, token?: string) =>
  platform.app.inject({
    url: `/v2/api/competitions/${competition.id}/exports/${kind}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
/** The lines of a table by the names of its columns. */
const rowsOf = async (kind: ExportKind) => {
  const { body, statusCode } = await get(kind, by().token);
  expect(statusCode).toBe(200);
  expect(body.startsWith('\ufeff')).toBe(true);
  const { data, errors } = Papa.parse<Record<string, string>>(body.slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
};

describe('the tables of a competition', () => {
  it('hold registrations with their answers, and run nothing in a spreadsheet', async () => {
    const rows = await rowsOf('registrations');
    expect(rows).toMatchObject([
      {
        成员: 'best',
        '联系方式（邮箱）': 'best@form.example',
        '联系方式（电话）': "'+8613800000000",
        状态: '已报名',
        团队: 'best的团队',
        报名费: '0',
        备注: `'=HYPERLINK("http://evil.example")`,
      },
      { 成员: 'other', 团队: `'@SUM(A1)`, 备注: "'+86 13800000000" },
    ]);
  });

  it('hold qualifications with their answers and decisions', async () => {
    const reviewed = await makeCompetition(platform);
    await setStage(platform, reviewed.stageId, {
      needAgreement: true,
      agreementFields: formFields,
    });
    const before = competition;
    competition = reviewed;
    expect(await rowsOf('qualifications')).toEqual([]);
    const { token } = await enter(platform, reviewed, 'qualified');
    const AgreementResults = await answersOf(platform, token, '=1+1');
    const sent = { body: { Competition: reviewed.id, AgreementResults } };
    const { _id } = await platform.call(authorizationCalls.submit, sent, { token });
    const decision = { AuthorizeStatus: -2 as const, AuthorizeDenyReason: '缺少盖章' };
    await platform.call(
      authorizationCalls.review,
      { params: { id: _id }, body: decision },
      reviewed.organizer,
    );
    expect(await rowsOf('qualifications')).toMatchObject([
      {
        阶段: '初赛',
        提交者: 'qualified',
        状态: '已拒绝',
        拒绝原因: '缺少盖章',
        作品名称: "'=1+1",
        报告: 'report.pdf',
      },
    ]);
    competition = before;
  });

  it('hold teams and works, banned ones marked, with both scores', async () => {
    const ban = { params: { id: best.team }, body: { Banned: true, Reason: '-多账号' } };
    await platform.call(outcomeCalls.ban, ban, by());
    expect(await rowsOf('teams')).toMatchObject([
      {
        团队: 'best的团队',
        人数: '1',
        成员: 'best',
        所在阶段: '初赛',
        状态: '已禁赛',
        禁赛原因: "'-多账号",
      },
      { 团队: `'@SUM(A1)`, 状态: '正常', 禁赛原因: '' },
    ]);
    const scores = ({ 'Public 得分': open, 'Private 得分': hidden }: Record<string, string>) => [
      open,
      hidden,
    ];
    const works = await rowsOf('works');
    expect(
      works.map(({ 团队状态: state, 状态: status, ...row }) => [state, status, ...scores(row)]),
    ).toEqual([
      ['已禁赛', '已评审', '1', '0.75'],
      ['正常', '已评审', '0.5', '0.25'],
    ]);
    const free = { params: { id: best.team }, body: { Banned: false, Reason: '' } };
    await platform.call(outcomeCalls.ban, free, by());
  });

  it('hold the final ranking once it is published, under a name of their own', async () => {
    expect((await get('ranking', by().token)).statusCode).toBe(404);
    const Ranking = [best, other].map(({ team }) => ({ Team: team, Reward: '一等奖', Coins: 0 }));
    const ranking = { params: { id: competition.id }, body: { Ranking } };
    await endCompetition(platform, competition.id);
    await platform.call(outcomeCalls.publishRanking, ranking, by());
    expect(await rowsOf('ranking')).toMatchObject([
      { 名次: '1', 团队: 'best的团队', 成员: 'best', 奖励: '一等奖', 状态: '正常' },
      { 名次: '2' },
    ]);
    const { headers } = await get('ranking', by().token);
    expect(decodeURIComponent(String(headers['content-disposition']))).toBe(
      "attachment; filename*=UTF-8''潮汐 预报 最终排名 2026-11-21.csv",
    );
  });

  it('are for who manages the competition', async () => {
    expect((await get('registrations', best.token)).statusCode).toBe(403);
    expect((await get('registrations')).statusCode).toBe(401);
  });

  it('hold more than ten thousand rows, each once', async () => {
    const many = await makeCompetition(platform);
    const now = platform.clock.now;
    const people = Array.from({ length: 10_050 }, (_, index) => ({
      id: newId(),
      name: `报名者${index}`,
      nameKey: `报名者${index}`,
      createDate: now,
    }));
    await platform.database.transaction(async (tx) => {
      await insertAll(tx, members, people);
      await insertAll(
        tx,
        registrations,
        people.map(({ id: memberId }) => ({
          competitionId: many.id,
          memberId,
          status: 0,
          createDate: now,
        })),
      );
    });
    competition = many;
    const rows = await rowsOf('registrations');
    expect(new Set(rows.map(({ 成员: name }) => name)).size).toBe(10_050);
    expect(rows).toHaveLength(10_050);
  }, 120_000);
});

it('a table of a competition without anything has its columns alone', async () => {
  competition = await makeCompetition(platform);
  expect(await rowsOf('teams')).toEqual([]);
  await enter(platform, competition, 'alone');
  expect(await rowsOf('works')).toEqual([]);
  expect(await rowsOf('teams')).toHaveLength(1);
});
