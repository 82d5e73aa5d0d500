import type { NamedKind } from '../named.ts';

/** Kinds of things that ids are of, by the keys that hold these. */
const kindsByKey: Readonly<Record<string, NamedKind>> = {
  channelId: 'CHANNEL',
  columnId: 'COLUMN',
  competitionId: 'COMPETITION',
  datasetId: 'DATASET',
  forumId: 'FORUM',
  fromTeamId: 'TEAM',
  labId: 'PROJECT',
  labs: 'PROJECT',
  licenseId: 'LICENSE',
  organizationId: 'ORGANIZATION',
  parentId: 'PROJECT',
  postId: 'POST',
  questId: 'QUEST',
  questionnaireId: 'QUESTIONNAIRE',
  relatedColumns: 'COLUMN',
  seriesId: 'COMPETITION',
  sessionId: 'CHAT',
  skillId: 'SKILL',
  teamId: 'TEAM',
  transferId: 'COIN_TRANSFER',
  typeId: 'WORK_ORDER_TYPE',
  workOrderId: 'WORK_ORDER',
  Competition: 'COMPETITION',
  Stage: 'STAGE',
  Task: 'TASK',
  Team: 'TEAM',
};

/** Kinds of content that a row names beside the id of one. */
const targets: ReadonlySet<unknown> = new Set<NamedKind>([
  'PROJECT',
  'DATASET',
  'COMPETITION',
  'MEMBER',
  'COLUMN',
  'CHANNEL',
  'POST',
]);

/** Keys of ids and the like, which tell a person nothing; programs find them in JSON. */
const technical: ReadonlySet<string> = new Set([
  '_id',
  'id',
  'Lab',
  'ResultFileUrl',
  'HasReport',
  'SubmissionId',
  'User',
  'authorId',
  'captainId',
  'creatorId',
  'fieldId',
  'fileKey',
  'firstId',
  'fromId',
  'inviterId',
  'keeperId',
  'account',
  'labVersionId',
  'memberId',
  'option',
  'organizerId',
  'ownerId',
  'recordId',
  'reviewerId',
  'senderId',
  'subject',
  'tokenId',
  'url',
  'workId',
  'actorId',
]);

/** Keys that are technical in one file alone. */
const technicalInFile: Readonly<Record<string, readonly string[]>> = {
  '关注/关注我的': ['targetId', 'kind'],
  '管理/对我的操作': ['targetId', 'kind'],
  '比赛/发给参赛者的消息': ['targetId'],
  '账号/访问令牌的使用': ['code'],
  '通知/通知': ['number', 'kind'],
  '通知/邮件': ['key', 'priority'],
  '比赛/资质审核': ['type'],
  '比赛/提交记录': ['type'],
};

/** Tells whether a person is spared what has this key. */
export const isTechnical = (file: string, key: string): boolean =>
  technical.has(key) || (technicalInFile[file]?.includes(key) ?? false);

/** Kind of thing that a row's id at this key is of; undefined where it is no id. */
export const referenceOf = (
  file: string,
  key: string,
  row: Readonly<Record<string, unknown>>,
): NamedKind | undefined => {
  if (key === 'versionId') return file === '项目/笔记本' ? 'PROJECT_VERSION' : undefined;
  if (key === 'tags') return file === '数据集/数据集' ? 'DATASET_TAG' : undefined;
  if (key !== 'targetId') return kindsByKey[key];
  const kind = row.targetType ?? row.kind;
  return targets.has(kind) ? (kind as NamedKind) : undefined;
};
