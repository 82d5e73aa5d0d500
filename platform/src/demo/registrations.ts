import type { RegisterAnswer } from '@whaletide/schema/rest/registration-form.ts';
import type { RegistrationSettings } from '@whaletide/schema/rules/registration-settings.ts';
import { defaultFields, type FormField } from '@whaletide/schema/rules/registration-fields.ts';
import type { registrationAnswers, registrationFiles } from '../domains/registration/tables.ts';
import type { registrations } from '../domains/teams/tables.ts';
import type { uploads } from '../domains/uploads/tables.ts';
import type { DemoCompetition } from './competitions.ts';
import { type Account, accountId } from './people.ts';
import type { Played } from './play.ts';
import { demoKey } from './random.ts';

/** The competition that asks for a form and is reviewed, and the one that costs something. */
export const REVIEWED = '共享单车需求预测';
const CHARGED = '港口集装箱吞吐量预测';
/** The one that asks for a phone, an address and a real name. */
const VERIFYING = '海上浮标异常检测';
/** The series of which one may enter one competition only. */
export const LIMITED_SERIES = '潮汐杯城市数据挑战系列赛';

const HOUR = 3_600_000;
const FIRST_KEY = 9_000_000;
const STUDENT_CARD = 'd0300000000000000000f001';

const standard = (defaultId: keyof typeof defaultFields, required = true): FormField => ({
  name: defaultFields[defaultId].name,
  type: 'TEXT',
  required,
  hint: '',
  choices: [],
  defaultId,
});

const reviewed: Partial<RegistrationSettings> = {
  needsForm: true,
  form: [
    standard(6),
    standard(13),
    standard(3),
    standard(7),
    standard(8),
    standard(9),
    standard(14),
    standard(15, false),
    standard(16),
    standard(17, false),
    standard(5, false),
    {
      name: '参赛经验',
      type: 'CHOICE',
      required: true,
      hint: '仅用于分组交流，不影响审核',
      choices: ['第一次参加', '参加过一两次', '经常参加'],
      defaultId: null,
    },
    {
      name: '一句话介绍自己',
      type: 'TEXT',
      required: false,
      hint: '最多150个字符',
      choices: [],
      defaultId: null,
    },
  ],
  needsReview: true,
  files: [
    {
      id: STUDENT_CARD,
      title: '学生证或在职证明',
      required: true,
      sizeLimit: 2048,
      acceptExts: ['.pdf', '.png', '.jpg', '.jpeg'],
    },
  ],
  reviewNotice: '请上传**学生证**或**在职证明**的清晰照片或扫描件，仅用于审核参赛资格。',
  channels: { weChat: '鲸潮社区,数据派', community: '', general: '校园宣讲' },
};

/** What the competitions of these names ask of those who register. */
export const demoSettings: Readonly<Record<string, Partial<RegistrationSettings>>> = {
  [REVIEWED]: reviewed,
  [CHARGED]: { entranceFee: 20 },
  [VERIFYING]: { needsPhone: true, needsEmail: true, needsRealName: true },
};

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

/** The smallest file that a viewer opens as one empty page. */
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
 * Who has asked to take part in the reviewed competition: two wait, one was rejected; of those who
 * play in it the first has been passed with what they filled in.
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
