import type { announcements } from '../domains/announcements/tables.ts';
import { demoId } from './random.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

type Row = typeof announcements.$inferInsert;

/**
 * Makes the announcements of administrators: a banner that is shown, a window that is over, and a
 * draft. No window is open, so that nothing is in the way of a visitor who looks around.
 */
export const demoAnnouncements = (now: Date): Row[] => {
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  return [
    {
      id: demoId('announcement', 1),
      kind: 'banner',
      title: '社区公约更新',
      content: '发帖与评论前，请先了解新的社区公约。',
      buttons: [{ name: '查看帮助', url: '/home/support' }],
      published: true,
      startDate: at(-2),
      updateDate: at(-2),
    },
    {
      id: demoId('announcement', 2),
      kind: 'popup',
      title: '秋季数据周开幕',
      content: '一周之内，**每天一道新题**，完成即可获得鲸币。\n\n- 适合入门\n- 无需组队',
      buttons: [{ name: '查看比赛', url: '/home/competition' }],
      published: true,
      startDate: at(-40),
      endDate: at(-33),
      updateDate: at(-41),
    },
    {
      id: demoId('announcement', 3),
      kind: 'popup',
      title: '年度榜单即将公布',
      content: '感谢这一年的每一次提交。年度榜单将在月底公布。',
      startDate: at(7),
      updateDate: at(-1),
    },
  ];
};
