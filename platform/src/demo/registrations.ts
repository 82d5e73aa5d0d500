import type { RegisterAnswer } from '@whaletide/schema/domains/registration/rest/registration-form.ts';
import type { registrationAnswers, registrationFiles } from '../domains/registration/tables.ts';
import type { registrations } from '../domains/teams/tables.ts';
import type { uploads } from '../domains/uploads/tables.ts';
import type { DemoCompetition } from './competitions.ts';
import { type Account, accountId } from './people.ts';
import type { Played } from './play.ts';
import { demoKey } from './random.ts';
import { REVIEWED, STUDENT_CARD } from './registration-settings.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

const FIRST_KEY = 9_000_000;

const answersOf = (realName: string): RegisterAnswer[] => [
  { Name: '真实姓名', Value: realName, DefaultID: 6 },
  { Name: '身份', Value: '学生', DefaultID: 13 },
  { Name: '所在地', Value: { L1: '山东省', L2: '青岛市', L3: '崂山区' }, DefaultID: 3 },
  {
    Name: '学校',
    Value: { Country: '中国', Province: '山东省', University: '中国海洋大学' },
    DefaultID: 7,
  },
  { Name: '学历与年级', Value: { Degree: '硕士', Grade: '研二' }, DefaultID: 9 },
  { Name: '参赛经验', Value: '参加过一两次', DefaultID: null },
];

/** The smallest file that a caller opens as one empty page. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

interface DemoRegistrations {
  registered: (typeof registrations.$inferInsert)[];
  answers: (typeof registrationAnswers.$inferInsert)[];
  files: (typeof registrationFiles.$inferInsert)[];
  uploads: { upload: typeof uploads.$inferInsert; content: string }[];
}

/**
 * Makes the registrations for the reviewed competition: two wait, one was rejected. Of the members
 * who play in it, the first has been passed with what they filled in.
 */
export const demoRegistrations = (
  made: readonly DemoCompetition[],
  played: readonly Played[],
  now: Date,
): DemoRegistrations => {
  const at = made.findIndex(({ plan }) => plan.name === REVIEWED);
  const competitionId = made[at]?.row.id;
  if (competitionId === undefined) return { registered: [], answers: [], files: [], uploads: [] };
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const asking: [Account, string, Partial<typeof registrations.$inferInsert>][] = [
    ['creator', '苏写浪', { status: 0, createDate: hoursAgo(20) }],
    ['support', '白小岛', { status: 0, createDate: hoursAgo(3) }],
    [
      'moderator',
      '陈守灯',
      {
        status: -1,
        createDate: hoursAgo(70),
        reviewDate: hoursAgo(50),
        reviewerId: accountId('organizer'),
        reason: '上传的证件照片不清晰，请重新上传',
      },
    ],
  ];
  const registered = asking.map(([account, , state]) => ({
    competitionId,
    memberId: accountId(account),
    status: 0,
    createDate: now,
    ...state,
  }));
  const passed = played[at]?.registered[0]?.memberId;
  const senders = [
    ...asking.map(([account, name]) => ({ memberId: accountId(account), name })),
    ...(passed === undefined ? [] : [{ memberId: passed, name: '王子涵' }]),
  ];
  return {
    registered,
    answers: senders.map(({ memberId, name }) => ({
      competitionId,
      memberId,
      form: answersOf(name),
    })),
    files: senders.map(({ memberId }, index) => ({
      competitionId,
      memberId,
      fieldId: STUDENT_CARD,
      title: '学生证或在职证明',
      key: demoKey(FIRST_KEY + index),
    })),
    uploads: senders.map(({ memberId }, index) => ({
      content: PDF,
      upload: {
        key: demoKey(FIRST_KEY + index),
        memberId,
        purpose: 'qualification',
        ext: '.pdf',
        name: '学生证.pdf',
        size: Buffer.byteLength(PDF),
        createDate: hoursAgo(80),
      },
    })),
  };
};
