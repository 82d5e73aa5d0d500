import { describe, expect, it } from '@jest/globals';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import {
  groupedText,
  groupNotifications,
  kindOf,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';

const id = '0123456789abcdef01234567';
const data = { Competition: { _id: id, Name: '企鹅物种识别' }, Task: { _id: id, Name: '初赛' } };

const onPost = { User: { _id: id, Name: '潮汐' }, Post: { _id: id, Name: '求组队' } };

const onDataset = { User: { _id: id, Name: '潮汐' }, Dataset: { _id: id, Name: '潮位' } };
const ofComment = (Answers: boolean) => ({ _id: id, First: Answers ? id : null, Answers });

const ofTeams = {
  Competition: { _id: id, Name: '企鹅物种识别' },
  Team: { _id: id, Name: '逐浪' },
  OtherTeam: { _id: id, Name: '听潮' },
  User: { _id: id, Name: '潮汐' },
};

const inChannel = { Zone: { _id: id, Name: '计算机视觉' } };

describe('the sentence of a notification', () => {
  it.each([
    [4, ofTeams, '团队「听潮」已并入团队「逐浪」，你们现在是「企鹅物种识别」的同一支团队'],
    [5, { ...ofTeams, Message: '一起吧' }, '潮汐申请将团队「听潮」并入你的团队「逐浪」：一起吧'],
    [6, ofTeams, '团队「逐浪」拒绝了你的并入申请'],
    [7, ofTeams, '潮汐撤回了对团队「逐浪」的请求'],
    [8, ofTeams, '潮汐已离开「企鹅物种识别」的团队「逐浪」'],
    [9, ofTeams, '「企鹅物种识别」的团队「逐浪」已解散，你有了自己的团队，已用的提交次数保留'],
    [10, ofTeams, '潮汐请求离开你的团队「逐浪」，等待你同意'],
    [11, ofTeams, '你已成为团队「逐浪」的队长'],
    [12, ofTeams, '队长潮汐请求将你移出团队「逐浪」，等待你同意'],
    [13, ofTeams, '队长没有同意你离开团队「逐浪」'],
    [14, ofTeams, '潮汐没有同意离开团队「逐浪」'],
    [
      2001,
      { ...data, Work: { _id: id, Score: 0.98765432, ReviewErrorMessage: null } },
      '你的团队在「企鹅物种识别」「初赛」的提交已评审，得分 0.98765',
    ],
    [
      2001,
      {
        ...data,
        Work: {
          _id: id,
          Score: 0.5,
          ReviewErrorMessage: null,
          Rescored: true,
          ScoreBefore: 0.98765432,
        },
      },
      '你的团队在「企鹅物种识别」「初赛」的一次提交已按新的评审标准重新评分，得分 0.5（原为 0.98765）',
    ],
    [
      45,
      { ...inChannel, Lab: { _id: id, Name: '潮位预测' } },
      '频道「计算机视觉」收录了你的项目「潮位预测」',
    ],
    [
      45,
      { ...inChannel, Dataset: { _id: id, Name: '潮位' } },
      '频道「计算机视觉」收录了你的数据集「潮位」',
    ],
    [72, inChannel, '你已成为频道「计算机视觉」的版主'],
    [
      2040,
      { ...data, Message: '标签有误' },
      '「企鹅物种识别」的任务「初赛」已移出排行榜，成绩不计入排名：标签有误',
    ],
    [2041, data, '「企鹅物种识别」的任务「初赛」已恢复计入排行榜'],
    [2018, data, '「企鹅物种识别」的最终排名已经公布'],
    [
      2018,
      { ...data, Place: 2, AwardWhaleCoin: 80 },
      '「企鹅物种识别」的最终排名已经公布，你的团队获得第 2 名，你获得 80 鲸币',
    ],
    [
      2002,
      { ...data, Work: { _id: id, Score: null, ReviewErrorMessage: '第2行：label 为空' } },
      '你的团队在「企鹅物种识别」「初赛」的提交评审出错：第2行：label 为空',
    ],
    [
      2025,
      { ...data, Message: '与他队雷同' },
      '你的团队在「企鹅物种识别」「初赛」的一次提交已作废：与他队雷同',
    ],
    [16, onPost, '潮汐赞了你的帖子「求组队」'],
    [17, { ...onPost, Reply: { ReplyNumber: 3, RefNumber: null } }, '潮汐回复了你的帖子「求组队」'],
    [
      17,
      { ...onPost, Reply: { ReplyNumber: 3, RefNumber: 1 } },
      '潮汐在帖子「求组队」中回复了你的评论',
    ],
    [25, { ...onDataset, Comment: ofComment(false) }, '潮汐评论了你的数据集「潮位」'],
    [25, { ...onDataset, Comment: ofComment(true) }, '潮汐在数据集「潮位」中回复了你的评论'],
    [36, onDataset, '潮汐赞了你的数据集「潮位」'],
    [
      24,
      { ...onDataset, Comment: ofComment(false), Message: '广告' },
      '因广告，你的在数据集「潮位」中的评论已被管理员折叠',
    ],
    [132, { User: { _id: id, Name: '潮汐' } }, '潮汐关注了你'],
    [51, { Message: '抄袭' }, '很抱歉，因抄袭，你已被管理员封禁创作者权益'],
    [9999, {}, '你有一条新的通知'],
    [9999, { Message: '系统维护' }, '系统维护'],
    [
      2044,
      {
        ...data,
        Message:
          '2 * 3 的*答案*\n**注意：**请看 [说明](/x)\n\n- 一条\n\n| 列 | 值 |\n| --- | --- |\n| H<sub>2</sub>O | 1 |',
      },
      '「企鹅物种识别」的主办方：2 * 3 的*答案*\n注意：请看 说明 一条 列 值 H₂O 1',
    ],
  ])('of event %d', (type, given, text) => expect(notificationText(type, given)).toBe(text));

  it('leads to where it can be acted on, or nowhere', () => {
    expect(notificationLink(36, onDataset)).toBe(`/mw/dataset/${id}`);
    expect(notificationLink(25, { ...onDataset, Comment: ofComment(false) })).toBe(
      `/mw/dataset/${id}/comments?comment=${id}`,
    );
    expect(notificationLink(25, { ...onDataset, Comment: ofComment(true) })).toBe(
      `/mw/dataset/${id}/comments?comment=${id}&reply=${id}`,
    );
    expect(notificationLink(2001, data)).toBe(`/home/competition/${id}/submit`);
    expect(notificationLink(11, data)).toBe(`/home/competition/${id}/teamswrapper/teammates`);
    expect(notificationLink(5, data)).toBe(`/home/competition/${id}/teamswrapper/applications`);
    expect(notificationLink(400, data)).toBe(`/home/competition/${id}`);
    expect(notificationLink(16, onPost)).toBe(`/home/competition/forum/${id}`);
    expect(notificationLink(17, { ...onPost, Reply: { ReplyNumber: 12, RefNumber: null } })).toBe(
      `/home/competition/forum/${id}?floor=12`,
    );
    expect(notificationLink(45, { ...inChannel, Lab: { _id: id, Name: '潮位' } })).toBe(
      `/home/special/detail/${id}`,
    );
    expect(notificationLink(72, inChannel)).toBe(`/home/special/config/${id}`);
    expect(notificationLink(16, { ...onPost, ...inChannel })).toBe(
      `/home/special/${id}/forum/post/${id}`,
    );
    expect(notificationLink(132, {})).toBeNull();
  });

  it('falls under one filter, or under none', () => {
    expect([16, 17, 23, 132, 2001, 303, 51, 9999].map(kindOf)).toEqual([
      'LIKE',
      'COMMENT',
      'FORK',
      'FOLLOW',
      'COMPETITION',
      'WORKBENCH',
      'SYSTEM',
      null,
    ]);
  });
});

it('unread ones merge per target where the spec says so, the newest standing for its group', () => {
  const event = (name: string, eventType: number, relatedId: string | null, batchCount = 1) => ({
    id: name,
    eventType,
    relatedId,
    batchCount,
  });
  const groups = groupNotifications([
    event('like3', 16, 'a'),
    event('review', 2001, 'a'),
    event('like2', 16, 'a', 2),
    event('reply', 17, 'a'),
    event('other', 16, 'b'),
    event('review2', 2001, 'a'),
    event('loose', 16, null),
  ]);
  expect(groups.map(({ newest, ids, count }) => [newest.id, ids, count])).toEqual([
    ['like3', ['like3', 'like2'], 3],
    ['review', ['review'], 1],
    ['reply', ['reply'], 1],
    ['other', ['other'], 1],
    ['review2', ['review2'], 1],
    ['loose', ['loose'], 1],
  ]);
});

it.each<[string, (string | null)[], string]>([
  ['one', ['周启航'], '周启航赞了你的项目「潮汐」'],
  ['one twice', ['周启航', '周启航'], '周启航赞了你的项目「潮汐」'],
  ['two', ['周启航', '王子涵'], '周启航、王子涵赞了你的项目「潮汐」'],
  ['three', ['周启航', '王子涵', '林小舟'], '周启航、王子涵等 3 人赞了你的项目「潮汐」'],
  ['one who has gone', ['周启航', null], '周启航赞了你的项目「潮汐」'],
])('a group of likes names %s', (_, names, text) => {
  expect(groupedText('周启航赞了你的项目「潮汐」', names)).toBe(text);
});

it('a group that no member begins stays as it is', () => {
  expect(groupedText('你获得了徽章', [null, '周启航'])).toBe('你获得了徽章');
});
