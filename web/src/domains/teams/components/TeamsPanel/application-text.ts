import type { TeamApplicationsQuery } from './TeamsPanel.generated.ts';

export type Application = NonNullable<
  NonNullable<TeamApplicationsQuery['team']>['applications']
>['items'][number];

export const statusTexts = {
  PENDING: { text: '待处理', color: 'gold' },
  ACCEPTED: { text: '已同意', color: 'success' },
  REJECTED: { text: '已拒绝', color: 'danger' },
  WITHDRAWN: { text: '已撤回', color: 'gray' },
} as const;

const named = (name: string | undefined) => `「${name ?? '已解散的团队'}」`;

/** Describes the request in a sentence. */
export const applicationText = ({ type, team, fromTeam, member, sender }: Application): string => {
  const who = member?.name ?? '成员';
  if (type === 'MERGE')
    return `${sender?.name ?? '队长'}申请将团队${named(fromTeam?.name)}并入${named(team?.name)}`;
  return type === 'REMOVAL'
    ? `队长请求将${who}移出团队${named(team?.name)}`
    : `${who}请求离开团队${named(team?.name)}`;
};

/** Describes in a sentence what follows from consent. */
export const consequenceText = ({ type, member, fromTeam }: Application): string => {
  if (type === 'MERGE')
    return `同意后，对方的 ${fromTeam?.members?.length ?? 0} 名成员将加入你的团队，两队的提交记录合并，排行榜保留两队中更好的成绩。`;
  const who = type === 'REMOVAL' ? '你' : (member?.name ?? '对方');
  return `同意后，${who}将有自己的团队，并保留已用的提交次数；提交记录和成绩留在本团队。`;
};
