import { viewer } from '#tests/web/support/data.ts';

export const id = (sign: string) => sign.repeat(24);
export const orderId = id('a');

/** A work order of the viewer's. */
export const order = (changes: object = {}) => ({
  __typename: 'WorkOrder',
  id: orderId,
  orderId: 10_001,
  content: '**任务**：分类\n\n分数不对 ![截图](/files/x)',
  status: 'PENDING',
  resolution: null,
  confirmUntil: null,
  isAnswered: false,
  waitStartedAt: '2026-11-01T02:00:00.000Z',
  answerDueAt: null,
  handler: null,
  hasPriority: false,
  createdAt: '2026-11-01T02:00:00.000Z',
  updatedAt: '2026-11-01T02:00:00.000Z',
  type: { __typename: 'WorkOrderTypeName', id: id('1'), name: '提交与评分' },
  typeGroup: { __typename: 'WorkOrderTypeGroupName', id: id('2'), name: '比赛' },
  organization: null,
  competition: { __typename: 'WorkOrderCompetition', id: id('3'), name: '企鹅赛' },
  creator: viewer.member,
  ...changes,
});

export const orders = (items: object[], changes: object = {}) => ({
  __typename: 'WorkOrderPage',
  items,
  totalCount: items.length,
  page: 1,
  perPage: 10,
  ...changes,
});

export const message = (changes: object = {}) => ({
  __typename: 'WorkOrderMessage',
  id: id('4'),
  content: '请问哪个页面？',
  isSupport: true,
  authorName: '鲸潮客服',
  authorAvatar: null,
  authorId: null,
  staffName: null,
  createdAt: '2026-11-02T02:00:00.000Z',
  attachments: [],
  isClosing: false,
  ...changes,
});

export const thread = (items: object[]) => ({
  __typename: 'WorkOrderMessagePage',
  items,
  totalCount: items.length,
  page: 1,
  perPage: 100,
});

const type = (sign: string, name: string, template: string) => ({
  __typename: 'WorkOrderType',
  id: id(sign),
  name,
  template,
  document: `## 关于${name}\n\n正文`,
});

export const groups = [
  {
    __typename: 'WorkOrderTypeGroup',
    id: id('5'),
    name: '账号',
    isAboutCompetition: false,
    types: [type('6', '注册与登录', '')],
  },
  {
    __typename: 'WorkOrderTypeGroup',
    id: id('2'),
    name: '比赛',
    isAboutCompetition: true,
    types: [type('1', '提交与评分', '任务：\n')],
  },
];
