// A REST backend for benchmarks: the contract's shapes from memory, so cheap that what is measured
// is the server in front of it. With CHANGING=true no two answers have the same text, as of data that
// changes all the time. Run as a process of its own; PORT by environment.
import { createServer } from 'node:http';
import type { AuthUser } from '@whaletide/schema/domains/account/rest/account.ts';
import type { Competition } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { CompetitionTask, Stage } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Team } from '@whaletide/schema/domains/teams/rest.ts';
import { eachTextKey } from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import { nothingAsked } from '../support/registration.ts';
import { EMIT, stubLive } from './stub-live.ts';

const ROWS = 12;
const BOARD_ROWS = 100;
const DATE = '2026-11-01T00:00:00.000Z';
const id = (kind: number, index: number): string =>
  kind.toString(16).padStart(4, '0') + index.toString(16).padStart(20, '0');
const range = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));

export const ids = { competition: id(1, 0), task: id(3, 0) };

const competitions = range(ROWS, (index): Competition => ({
  _id: id(1, index),
  Name: `数据科学实践赛 ${index}`,
  ShortDescription: '从公开数据中学习，提交预测结果，与同行比较。',
  Image: null,
  ImageHeading: null,
  ...eachTextKey(() => '¥50,000'),
  UsersNumber: 1200 + index,
  TeamsNumber: 300 + index,
  WorksNumber: 9000 + index,
  UseKLab: false,
  Tags: [{ Name: '表格数据' }, { Name: '分类' }],
  Sticky: false,
  StartDate: DATE,
  EndDate: '2027-01-01T00:00:00.000Z',
  RegisterEndDate: '2026-12-20T00:00:00.000Z',
  Status: 1,
  IsSeriesCompetition: false,
  LandingUrl: null,
  DetailType: null,
  MaxMembersPerTeam: 5,
  FinalRanking: false,
  Tabs: range(3, (tab) => ({
    _id: id(6, tab),
    Title: `赛题 ${tab}`,
    Content: '## 说明\n\n内容。'.repeat(40),
    Type: 1,
  })),
  ...nothingAsked,
  TeamNameLocked: false,
  TeamSameUniversity: false,
  AuthorshipRule: 'ALLOWED',
  TeamNotification: null,
  invitationConfig: null,
  Published: true,
  PublishStatus: 1,
  Organization: null,
  RelatedCompetitionRegisterLimit: false,
  PublishAll: false,
  PublishForum: false,
  RelatedColumns: [],
  Labs: [],
  DatasetBindingDescription: '',
}));

const stages = competitions.flatMap((competition, index) =>
  range(3, (stage): Stage => ({
    _id: id(2, index * 3 + stage),
    Competition: competition._id,
    Name: `第${stage + 1}阶段`,
    StartDate: DATE,
    EndDate: '2027-01-01T00:00:00.000Z',
    AwardWhaleCoin: 10,
    Lesson: '',
    ShowLeaderboard: true,
    ShowPrivateLeaderboard: false,
    NeedAgreement: false,
    AgreementFields: [],
    AuthorizeNotice: null,
    BeginsAfter: null,
  })),
);

const tasks = stages.map((stage, index): CompetitionTask => ({
  _id: id(3, index),
  Stage: stage._id,
  Competition: stage.Competition,
  Name: `任务 ${index}`,
  IsOpen: true,
  Description: '预测目标列。',
  TaskType: 0,
  StartDate: DATE,
  EndDate: '2027-01-01T00:00:00.000Z',
  SubmitDisabled: false,
  SubmissionNotice: null,
  ShowLeaderboard: true,
  ShowPrivateLeaderboard: false,
  Exclusion: null,
  Rescored: null,
  ShowPrivateBestWork: true,
  PrivateLeaderboardDate: null,
  TakesLateWorks: false,
  FrozenHours: null,
  Files: [],
  ObjectiveTaskInfo: null,
  SubjectiveTaskInfo: null,
}));

const teams = range(BOARD_ROWS, (index): Team => ({
  _id: id(4, index),
  Competition: ids.competition,
  Name: `远航队 ${index}`,
  Image: null,
  Description: '',
  Captain: id(5, index),
  Members: [id(5, index)],
  ReceiveApplication: true,
  IsFull: false,
  Deleted: false,
  Settled: false,
  UniversitySort: true,
  University: null,
  WorkPost: null,
  CreateDate: DATE,
}));

const board = teams.map((team, index): LeaderboardRow => ({
  Rank: index + 1,
  Position: index + 1,
  Team: team._id,
  Score: 1 - index / 1000,
  Further: [],
  Entries: 5,
  LastSubmissionDate: DATE,
  BestSubmissionDate: DATE,
  Authorship: 'HUMAN',
  PublicRank: null,
  RankLow: null,
  RankHigh: null,
  ScoreLow: null,
  ScoreHigh: null,
}));

const viewer: AuthUser = {
  _id: id(5, 0),
  Name: '潮汐',
  Avatar: null,
  GrowthScore: 450,
  Signature: null,
  Bio: null,
  Website: null,
  Identity: '在职',
  University: null,
  MajorTag: null,
  Major: null,
  Company: null,
  Job: null,
  Location: null,
  CommunityVerify: null,
  followersCount: 0,
  HideProfile: false,
  Deactivated: false,
  Email: 'tide@demo.test',
  PhoneVerified: false,
  Roles: [],
  CreateDate: DATE,
  LastEventId: '0',
};

const chosen = <T extends { _id: string }>(
  rows: T[],
  query: URLSearchParams,
  parent?: keyof T & string,
) => {
  const keys = new Set((query.get('ids') ?? (parent && query.get(parent)) ?? '').split(','));
  return {
    data: rows.filter((row) => keys.has(row._id) || (parent && keys.has(String(row[parent])))),
  };
};
const page = <T>(data: T[]) => ({ data, totalNum: data.length, page: 1, perPage: data.length });

const answer = (path: string, query: URLSearchParams): unknown => {
  switch (path) {
    case '/v2/api/competitionsCommunity':
      return page(competitions.map(({ Tabs, RegisterNotice, ...summary }) => summary));
    case '/v2/api/competitions':
      return chosen(competitions, query);
    case `/v2/api/competitions/${ids.competition}`:
      return competitions[0];
    case '/v2/api/stages':
      return chosen(stages, query, 'Competition');
    case '/v2/api/tasks':
      return chosen(tasks, query, 'Stage');
    case '/v2/api/teams':
      return page(chosen(teams, query).data);
    case `/v2/api/tasks/${ids.task}/leaderboard`:
      return page(board);
    case '/api/auth':
      return viewer;
    case '/api/wallets':
      return { Type: 'WHALECOIN', Balance: 120 };
    case '/healthz':
      return { status: 'ok' };
    default:
      return null;
  }
};

/** Number in each body, in a key that the contract doesn't know, of as many digits each time. */
const STAMP = { length: 9, key: 'Stamp' };
const stamped = (value: unknown): unknown =>
  value === null ? null : { [STAMP.key]: '0'.repeat(STAMP.length), ...value };
const STAMP_AT = `{"${STAMP.key}":"`.length;
const MISSING = 'null';
let asked = 0;

const stamp = (body: Buffer): void => {
  asked += 1;
  body.write(String(asked).padStart(STAMP.length, '0'), STAMP_AT, 'latin1');
};

/** Bodies by address: each is made once, so that the stub costs next to nothing. */
const bodies = new Map<string, Buffer>();
const bodyOf = (url: string): Buffer => {
  let body = bodies.get(url);
  if (!body) {
    const { pathname, searchParams } = new URL(url, 'http://stub');
    body = Buffer.from(JSON.stringify(stamped(answer(pathname, searchParams))));
    bodies.set(url, body);
  }
  return body;
};

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const live = stubLive(viewer._id);
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === EMIT) live.emit();
    let body = bodyOf(request.url ?? '/');
    const isMissing = body.length === MISSING.length;
    if (process.env.CHANGING && !isMissing) {
      // Bodies that are still being sent keep theirs.
      body = Buffer.from(body);
      stamp(body);
    }
    response.writeHead(isMissing ? 404 : 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  });
  server.on('upgrade', live.upgrade);
  server.listen(Number(process.env.PORT), '127.0.0.1');
}
