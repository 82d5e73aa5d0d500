import { beforeAll, expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { type PageName, pageNames, publicPages } from '../support/public-pages.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { noteShifts, shiftsOf } from './support/shifts.ts';

useBrowser();

/** Sum of the layout shifts of a page beyond which it jumps. */
const MOST = 0.05;

const phone = { width: 390, height: 844 };
const manageList = '/org/whaletide/competition/manage';
const desk = { width: 1280, height: 800 };

let at: Record<PageName, string>;
let person: string;
beforeAll(async () => {
  const origin = new URL(siteUrl()).origin;
  at = await publicPages(origin);
  const client = new GraphqlClient(origin);
  const { ratings } = await client.ask<{ ratings: { items: { member: { id: string } }[] } }>(
    '{ ratings { items { member { id } } } }',
  );
  person = `/home/user/profile/${ratings.items[0]?.member.id ?? ''}`;
});

const everybody = () => pageNames.map((name) => at[name]);
/** Pages that show a member something of their own beside what all see. */
const own = () => [
  ...(['home', 'list', 'detail', 'board', 'forum', 'thread', 'project', 'dataset'] as const).map(
    (name) => at[name],
  ),
  '/home/competition/mine',
  '/home/user/profile',
  '/home/user/level',
  '/home/user/notification',
];

/** Addresses that are walked as somebody. */
interface Walk {
  /** On a phone and at a desk. */
  paths: () => string[];
  /** On a phone alone, where what comes late moves most: all at both would take too long. */
  phone?: () => string[];
}

const panelsOf = (managed: string) =>
  ['stages', 'works', 'boards', 'registrations', 'teams'].map((panel) => `${managed}/${panel}`);

const walks: [who: string, as: string | undefined, walk: Walk][] = [
  [
    'a visitor',
    undefined,
    {
      paths: everybody,
      phone: () => [
        person,
        `${person}/portfolio`,
        `${at.detail}/datasetbindings`,
        `${at.detail}/teamswrapper`,
        `${at.detail}/code`,
        '/home/ratings',
        '/home/activity',
        '/home/special',
        '/home/learn/geo',
        '/org/whaletide',
        '/auth/communityLogin',
      ],
    },
  ],
  ['a newcomer', accounts.newcomer, { paths: own }],
  [
    'a member',
    accounts.member,
    {
      paths: () => [...own(), `${at.detail}/submit`, '/home/user/setting/account'],
      phone: () => [
        '/home/competition/works',
        '/home/competition/myteams',
        '/home/user/star',
        '/home/user/wallet',
        '/home/user/snippets',
        '/home/user/classes',
        '/home/user/setting/headView',
        '/home/user/workorder',
        '/home/support',
        '/mw/project/create',
        '/mw/dataset/create',
      ],
    },
  ],
  [
    'a captain',
    accounts.captain,
    {
      paths: () => [at.home, at.board, `${at.detail}/submit`],
      phone: () => [
        at.detail,
        `${at.detail}/teamswrapper/teammates`,
        `${at.detail}/teamswrapper/applications`,
        `${at.detail}/invitation`,
        '/home/competition/mine',
        '/home/user/level?tab=badge',
        '/home/creator/apply',
      ],
    },
  ],
  [
    'an organizer',
    accounts.organizer,
    {
      paths: () => [at.home, manageList, `${manageList}/${at.detail.split('/').at(-1) ?? ''}`],
      phone: () => [
        at.detail,
        at.board,
        '/org/whaletide',
        ...panelsOf(`${manageList}/${at.detail.split('/').at(-1) ?? ''}`),
      ],
    },
  ],
  [
    'an administrator',
    accounts.admin,
    {
      paths: () => [at.home, '/home/admin', '/home/admin/site'],
      phone: () =>
        ['members', 'log', 'jobs', 'announcements', 'organizations'].map(
          (panel) => `/home/admin/${panel}`,
        ),
    },
  ],
];

it.each(walks)('no page jumps for %s', async (_who, as, { paths, phone: further }) => {
  const found: string[] = [];
  for (const [viewport, walked] of [
    [phone, [...paths(), ...(further?.() ?? [])]],
    [desk, paths()],
  ] as const) {
    const { page, errors } = await visit('/healthz', { as, viewport });
    await noteShifts(page);
    for (const path of walked) {
      const moved = await shiftsOf(page, path, MOST);
      found.push(...moved.map((line) => `${viewport.width} px: ${line}`));
    }
    expect(errors).toEqual([]);
  }
  expect(found).toEqual([]);
});
