import { describe, expect, it } from '@jest/globals';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import {
  closeReasonProblem,
  contentProblem,
  fileKeysIn,
  linkProblem,
  messageProblem,
  replyProblem,
  statusAfterReply,
  statusMove,
  suggestionContent,
  suggestionProblems,
  type WorkOrderActor,
  workOrderContent,
} from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';

describe('moving a work order', () => {
  // Everything that the specification names, by the party, from and to; all else is no move.
  const moves: Record<string, object> = {
    'member 0 3': { status: 3, resolve: null },
    'member 1 3': { status: 3, resolve: null },
    'member 2 3': { status: 3, resolve: null },
    // 已解决
    'member 4 3': { status: 3, resolve: 1 },
    // 未解决
    'member 4 2': { status: 2, resolve: 2 },
    // 继续反馈
    'member 3 2': { status: 2, resolve: 2 },
    'support 0 3': { status: 3, resolve: null },
    'support 1 3': { status: 3, resolve: null },
    'support 2 3': { status: 3, resolve: null },
    'support 4 3': { status: 3, resolve: null },
    'timeout 4 3': { status: 3, resolve: 3 },
  };
  const statuses = [0, 1, 2, 3, 4, 9, -1];
  const every = (['member', 'support', 'timeout'] as const).flatMap((by) =>
    statuses.flatMap((from) => statuses.map((to) => [by, from, to] as const)),
  );

  it.each(every)('by the %s from %i to %i', (by, from, to) => {
    expect(statusMove(by, from, to)).toEqual(moves[`${by} ${from} ${to}`] ?? null);
  });

  it.each<[WorkOrderActor, number, string, string | null]>([
    ['support', 0, '', '请输入关闭原因'],
    ['support', 1, ' \n ', '请输入关闭原因'],
    ['support', 2, '', '请输入关闭原因'],
    ['support', 2, '重复的工单', null],
    ['support', 2, '潮'.repeat(500), null],
    ['support', 2, '潮'.repeat(501), '关闭原因最多500个字符'],
    ['support', 4, '', null],
    ['support', 4, '潮'.repeat(501), '关闭原因最多500个字符'],
    ['member', 2, '', null],
    ['member', 2, '不需要了', '只有客服关闭工单时填写原因'],
  ])('the %s closes at %i with a reason %#', (by, from, reason, message) => {
    const problem = closeReasonProblem(by, from, reason);
    expect(problem?.message ?? null).toBe(message);
    if (problem) expect(problem).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Reason' });
  });

  it.each<[WorkOrderActor, number, string | null]>([
    ['member', 0, null],
    ['member', 1, null],
    ['member', 2, null],
    ['member', 3, '工单已关闭，如需继续沟通请先选择继续反馈'],
    ['member', 4, '工单待确认，请先选择问题是否已解决'],
    ['support', 0, null],
    ['support', 3, '工单已关闭，如需继续沟通请先选择继续反馈'],
    ['support', 4, null],
  ])('a reply of the %s at %i', (by, status, message) => {
    expect(replyProblem(by, status)?.message ?? null).toBe(message);
  });

  it('a reply of the support works on it or asks, a member’s leaves it', () => {
    expect(statusAfterReply('support', 0, false)).toBe(2);
    expect(statusAfterReply('support', 4, false)).toBe(2);
    expect(statusAfterReply('support', 2, true)).toBe(4);
    expect(statusAfterReply('member', 0, true)).toBe(0);
  });
});

describe('what is written', () => {
  it('is the text, the screenshots and the link, joined by blank lines', () => {
    const screenshots = [
      { name: '提交页[1].png', url: '/files/a' },
      { name: 'b.jpg', url: '/files/b' },
    ];
    const parts = { text: ' 分数不对 ', screenshots, link: ' https://a.example/1 ' };
    expect(workOrderContent(parts)).toBe(
      '分数不对\n\n![提交页1](/files/a)\n\n![b](/files/b)\n\nhttps://a.example/1',
    );
    expect(workOrderContent({ text: '只有文字', screenshots: [], link: '' })).toBe('只有文字');
  });

  it('names its files, each once', () => {
    const [one, two] = ['a'.repeat(32), 'b'.repeat(32)];
    const text = `![x](/files/${one}) ![y](/files/${two})![z](/files/${one}) /files/${'c'.repeat(33)}`;
    expect(fileKeysIn(text)).toEqual([one, two]);
  });

  it.each([
    [' ', '请输入问题描述'],
    ['x', null],
    ['潮'.repeat(10_000), null],
    ['潮'.repeat(10_001), '内容过长，最多10000个字符（已10001个）'],
  ])('content %#', (content, message) => {
    expect(contentProblem(content)?.message ?? null).toBe(message);
  });

  it.each([
    ['', 0, '请输入发送内容', 'Content'],
    ['好', 9, null, null],
    ['好', 10, '一条消息最多9个附件', 'Attachments'],
  ])('a message %#', (content, files, message, field) => {
    const problem = messageProblem({ content, attachments: Array(files).fill(0) });
    expect(problem?.message ?? null).toBe(message);
    expect(problem?.field ?? null).toBe(field);
  });

  it.each([
    ['', null],
    ['https://a.example/?q=1', null],
    ['javascript:alert(1)', '请输入以 http:// 或 https:// 开头的链接'],
    ['a.example', '请输入以 http:// 或 https:// 开头的链接'],
    [`https://a.example/${'x'.repeat(500)}`, '链接最多500个字符'],
  ])('a link %#', (link, problem) => {
    expect(linkProblem(link)).toBe(problem);
  });
});

describe('a suggestion', () => {
  const empty = { scenes: [], otherScene: '', text: '', contact: '' };

  it('needs its main text alone', () => {
    expect(suggestionProblems(empty)).toEqual({
      text: '“功能缺陷 / 产品建议 / 文档问题” 为必填项，不能为空。',
    });
    expect(suggestionProblems({ ...empty, text: '加个筛选' })).toEqual({});
    expect(suggestionProblems({ ...empty, text: 'x', contact: '1'.repeat(101) })).toEqual({
      contact: '联系方式最多100个字符',
    });
  });

  it('says its scenes, its text and the contact, 未填写 where there is none', () => {
    const text = suggestionContent({
      ...empty,
      scenes: ['数据探索', '其他'],
      otherScene: '写论文',
      text: '加个筛选',
    });
    expect(text).toContain('数据探索、其他（写论文）');
    expect(text).toContain('加个筛选');
    expect(text).toContain('未填写');
  });
});

describe('notices of work orders', () => {
  const id = 'a'.repeat(24);
  const data = { Workorder: { _id: id, OrderId: 10_001 }, User: { _id: id, Name: '林小舟' } };

  it.each([
    [31, '客服回复了你的工单 #10001', 'user/workorder'],
    [32, '你的工单 #10001已处理，请确认问题是否已解决', 'user/workorder'],
    [34, '你的工单 #10001超时未确认，已自动关闭', 'user/workorder'],
    [2060, '林小舟提交了工单 #10001', 'admin/workorders'],
    [2062, '林小舟重新打开了工单 #10001', 'admin/workorders'],
    [2063, '林小舟把工单 #10001交给了你', 'admin/workorders'],
    [2064, '林小舟关闭了工单 #10001', 'admin/workorders'],
  ])('%i', (eventType, text, path) => {
    expect(notificationText(eventType, data)).toBe(text);
    expect(notificationLink(eventType, data)).toBe(`/home/${path}/${id}`);
  });

  it('31 says that an application is accepted', () => {
    expect(notificationText(31, { ...data, Message: '你的创作者申请已通过' })).toBe(
      '你的创作者申请已通过（工单 #10001）',
    );
  });

  it('33 says what the support did', () => {
    expect(notificationText(33, { ...data, Message: '已由客服关闭' })).toBe(
      '你的工单 #10001已由客服关闭',
    );
  });
});
