import { readFileSync } from 'node:fs';
import { REF_COMPETITION } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { workOrderTypes as fixed } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import type { Handle } from '#database/database.ts';
import { workOrderTypeGroups, workOrderTypes } from './tables.ts';

interface CatalogueType {
  id: string;
  name: string;
  /** Its file in `documents`; without one, the type is hidden. */
  document?: string;
  template?: string;
}

interface CatalogueGroup {
  name: string;
  refType?: string;
  types: readonly CatalogueType[];
}

const typeId = (number: number) => `5e${String(number).padStart(22, '0')}`;
const groupId = (number: number) => `6e${String(number).padStart(22, '0')}`;

const accountTemplate = '我的账号（用户名或邮箱）：\n\n遇到的问题：\n';
const stepsTemplate = '我在哪个页面、做了什么：\n\n看到了什么：\n\n原本期待：\n';

const catalogue: readonly CatalogueGroup[] = [
  {
    name: '账号与认证',
    types: [
      { id: typeId(11), name: '注册与登录', document: 'registering', template: accountTemplate },
      {
        id: typeId(12),
        name: '手机、邮箱与实名认证',
        document: 'verification',
        template: '认证方式（手机／邮箱／实名）：\n\n页面上的提示：\n',
      },
      { id: typeId(13), name: '账号安全与找回', document: 'security', template: accountTemplate },
    ],
  },
  {
    name: '比赛',
    refType: REF_COMPETITION,
    types: [
      { id: typeId(20), name: '报名与资格审核', document: 'entering' },
      {
        id: typeId(21),
        name: '组队、转让与退出',
        document: 'teaming',
        template: '团队名：\n\n想要的结果：\n\n目前的情况：\n',
      },
      {
        id: typeId(22),
        name: '提交与评分',
        document: 'submitting',
        template: '任务：\n\n提交时间：\n\n遇到的问题：\n',
      },
      {
        id: fixed.banAppeal,
        name: '禁赛申诉',
        document: 'bans',
        template: '团队名：\n\n事情的经过：\n\n能够说明情况的材料：\n',
      },
      { id: typeId(24), name: '比赛的其他问题', document: 'competition-other' },
    ],
  },
  {
    name: '鲸币与成长',
    types: [
      {
        id: typeId(31),
        name: '鲸币',
        document: 'coins',
        template: '哪一笔（任务或比赛、时间）：\n\n遇到的问题：\n',
      },
      { id: typeId(32), name: '等级与任务', document: 'levels' },
    ],
  },
  {
    name: '内容与社区',
    types: [
      { id: typeId(41), name: '项目与数据集', document: 'projects' },
      {
        id: typeId(42),
        name: '讨论区与举报',
        document: 'community',
        template: '内容的链接：\n\n理由：\n',
      },
    ],
  },
  {
    name: '其他',
    types: [{ id: typeId(51), name: '其他问题', document: 'other', template: stepsTemplate }],
  },
  {
    name: '反馈与申请',
    types: [
      { id: fixed.suggestion, name: '产品建议' },
      { id: fixed.columnApplication, name: '专栏申请' },
      { id: fixed.creatorApplication, name: '创作者申请' },
    ],
  },
];

const documentOf = (name: string) =>
  readFileSync(new URL(`./documents/${name}.md`, import.meta.url), 'utf8');

/** Puts the types and groups that ship with the product where they are missing; what operators have changed stays. */
export const fillWorkOrderTypes = async (db: Handle): Promise<void> => {
  const groups = catalogue.map(({ name, refType }, index) => ({
    id: groupId(index + 1),
    name,
    refType: refType ?? null,
    position: index,
  }));
  const types = catalogue.flatMap((group, index) =>
    group.types.map(({ id, name, document, template = '' }, position) => ({
      id,
      groupId: groupId(index + 1),
      name,
      position,
      hidden: document === undefined,
      template,
      document: document === undefined ? '' : documentOf(document),
    })),
  );
  await db.insert(workOrderTypeGroups).values(groups).onConflictDoNothing();
  await db.insert(workOrderTypes).values(types).onConflictDoNothing();
};
