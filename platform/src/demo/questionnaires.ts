import { questionTypes } from '@whaletide/schema/domains/announcements/rules/questionnaires.ts';
import type {
  KeptQuestion,
  questionnaireAnswers,
  questionnaireRecords,
  questionnaires,
} from '../domains/announcements/tables.ts';
import { demoId, dice } from './random.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';

/** Number of members who are asked, at most. */
const ASKED = 40;

const { single, multiple, text } = questionTypes;

const question = (index: number, about: Omit<KeptQuestion, 'id' | 'score'>): KeptQuestion => ({
  ...about,
  id: demoId('question', index),
  score: 0,
});

const experience: KeptQuestion[] = [
  question(1, {
    title: '你多久打开一次社区？',
    type: single,
    options: ['每天', '每周几次', '偶尔'],
  }),
  question(2, {
    title: '你最常用哪些功能？',
    type: multiple,
    options: ['比赛', '讨论区', '专栏', '项目'],
  }),
  question(3, { title: '你还希望我们做些什么？', type: text, options: [] }),
];
const wishes = ['希望比赛的说明更详细。', '想看到更多入门项目。', '排行榜很清楚，继续加油！'];

const plans: KeptQuestion[] = [
  question(4, {
    title: '明年你想参加哪类比赛？',
    type: multiple,
    options: ['表格数据', '时间序列', '文本', '图像'],
  }),
];

/**
 * Makes the questionnaires of administrators: one that is over, with its answers, and a draft. None
 * is open, so that nothing is in the way of a visitor who looks around.
 */
export const demoQuestionnaires = (people: readonly { id: string }[], now: Date) => {
  const { pick, next } = dice(91);
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  const over = demoId('questionnaire', 1);
  const records: (typeof questionnaireRecords.$inferInsert)[] = [];
  const answers: (typeof questionnaireAnswers.$inferInsert)[] = [];
  for (const [index, { id: memberId }] of people.slice(0, ASKED).entries()) {
    const date = new Date(at(-20).getTime() + index * HOUR);
    const refused = index % 5 === 4;
    records.push({ questionnaireId: over, memberId, refused, date });
    if (refused) continue;
    const answer = (questionId: string, content: string) =>
      answers.push({ questionnaireId: over, questionId, content, date });
    for (const { id, type, options } of experience) {
      if (type === single) answer(id, pick(options as [string, ...string[]]));
      if (type === multiple) {
        const chosen = options.filter(() => next() < 0.5);
        for (const content of chosen.length > 0 ? chosen : options.slice(0, 1)) answer(id, content);
      }
      if (type === text && index % 4 === 0) answer(id, pick(wishes as [string, ...string[]]));
    }
  }
  const rows: (typeof questionnaires.$inferInsert)[] = [
    {
      id: over,
      name: '社区使用体验调查',
      description: '只需一分钟，帮助我们把社区做得更好。',
      questions: experience,
      state: 'CLOSED',
      publishDate: at(-20),
      updateDate: at(-10),
    },
    {
      id: demoId('questionnaire', 2),
      name: '明年比赛方向征集',
      description: '你的选择会影响明年的比赛安排。',
      questions: plans,
      updateDate: at(-1),
    },
  ];
  return { questionnaires: rows, records, answers };
};
