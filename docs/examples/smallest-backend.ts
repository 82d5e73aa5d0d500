// The smallest REST backend that the gateway runs on: one competition, one member who signs in.
// PORT=4001 node docs/examples/smallest-backend.ts
import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { type AuthUser, accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import type { CallAnswer, CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { type ErrorCode, httpStatuses } from '@whaletide/schema/shared/rest/common.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { eachTextKey } from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';

/** Answer with another status than 200. */
class Refusal extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

type Answer = (input: never, token: string | undefined) => unknown;
const answers = new Map<string, Answer>();

/** Serves a call of the contract: what comes in and goes out is checked by its types. */
const serve = <C extends RestCall>(
  call: C,
  answer: (input: CallInput<C>, token: string | undefined) => CallAnswer<C>,
) => answers.set(call.operation, answer);

const member: AuthUser = {
  _id: '1'.padStart(24, '0'),
  Name: '林小舟',
  Avatar: null,
  GrowthScore: 0,
  Signature: null,
  Bio: null,
  Website: null,
  Identity: '学生',
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
  Email: 'member@example.com',
  PhoneVerified: false,
  Roles: [],
  CreateDate: '2026-01-01T00:00:00.000Z',
  LastEventId: '0',
};

serve(siteCalls.config, () => ({
  rawCountCompetitionIds: [],
  hiddenRegisterCompetitionIds: [],
  preliminaryCompetitionIds: [],
  platformIdBoxes: [],
  hostApplicationUrl: null,
  hostChatUrl: null,
  communityUrl: null,
  companyLinks: [],
  competitionAds: [],
  externalBoards: [],
  searchTrends: [],
  lunarNewYear: null,
}));

serve(competitionCalls.list, () => ({
  data: [
    {
      _id: '2'.padStart(24, '0'),
      Name: '南极企鹅识别挑战赛',
      ShortDescription: '根据喙长判断企鹅的种类。',
      Image: null,
      ImageHeading: null,
      ...eachTextKey(() => null),
      UsersNumber: 0,
      TeamsNumber: 0,
      WorksNumber: 0,
      UseKLab: false,
      EntranceFee: 0,
      Tags: [{ Name: '入门' }],
      Sticky: false,
      StartDate: '2026-01-01T00:00:00.000Z',
      EndDate: null,
      RegisterEndDate: null,
      Status: 1,
      IsSeriesCompetition: false,
      LandingUrl: null,
      DetailType: null,
      MaxMembersPerTeam: 3,
      FinalRanking: false,
      Published: true,
      PublishStatus: 1,
    },
  ],
  totalNum: 1,
  page: 1,
  perPage: 12,
}));

serve(competitionCalls.tags, () => ({ data: [{ Name: '入门', Count: 1 }] }));

serve(memberCalls.list, ({ query: { ids } }) => ({
  data: !ids || ids.split(',').includes(member._id) ? [member] : [],
}));

const sessions = new Set<string>();

serve(accountCalls.signIn, ({ body }) => {
  if (body.account !== member.Email || body.password !== 'smallest-backend') {
    throw new Refusal('BAD_USER_INPUT', '账号或密码错误');
  }
  const jwt = randomUUID();
  sessions.add(jwt);
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  return { user: member, jwt, expiresAt, device: randomUUID() };
});

serve(accountCalls.current, () => member);

serve(accountCalls.signOut, (_input, token) => {
  sessions.delete(token ?? '');
  return { ok: true as const };
});

/** Every call of the contract, so that those which aren't served are refused as it says. */
const contract: RestCall[] = [];
const folder = new URL('../../schema/domains/', import.meta.url);
for (const file of globSync(['*/rest.ts', '*/rest/*.ts'], { cwd: folder })) {
  const module = (await import(new URL(file, folder).href)) as Record<string, object>;
  for (const [name, calls] of Object.entries(module)) {
    if (name.endsWith('Calls')) contract.push(...(Object.values(calls) as RestCall[]));
  }
}

/** Fixed paths before those with parameters, which would take them too. */
const routes = contract
  .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  .map((call) => ({ call, path: new RegExp(`^${call.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) }));

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const text = (await request.toArray()).join('');
  return text ? JSON.parse(text) : undefined;
};

const answer = async (request: IncomingMessage): Promise<unknown> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/healthz') return { status: 'ok' };
  const route = routes.find(
    ({ call, path }) => call.method === request.method && path.test(pathname),
  );
  if (!route) throw new Refusal('NOT_FOUND', '没有这个接口');
  const token = request.headers.authorization?.replace('Bearer ', '');
  const signedIn = token !== undefined && sessions.has(token);
  if (route.call.access === 'member' ? !signedIn : token !== undefined && !signedIn) {
    throw new Refusal('UNAUTHENTICATED', '请先登录');
  }
  const found = answers.get(route.call.operation);
  if (!found) throw new Refusal('NOT_FOUND', `尚未提供：${route.call.operation}`);
  const input = {
    params: route.path.exec(pathname)?.groups,
    query: Object.fromEntries(searchParams),
    body: await bodyOf(request),
  };
  return found(input as never, token);
};

createServer((request, response) => {
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  answer(request).then(
    (body) => send(200, body),
    (error: unknown) => {
      const { code, message } =
        error instanceof Refusal ? error : new Refusal('INTERNAL', '服务器出错了');
      send(httpStatuses[code], { code, message });
    },
  );
}).listen(Number(process.env.PORT ?? 4001), '127.0.0.1');
