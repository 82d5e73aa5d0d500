import type { MessageAudience } from '#apollo/schema.generated.ts';

/** The choices of recipients, in their order. */
export const audiences: { value: MessageAudience; label: string }[] = [
  { value: 'EVERYBODY', label: '全部报名成员' },
  { value: 'STAGE', label: '到达某个阶段的团队' },
  { value: 'UNPROMOTED', label: '某个阶段未晋级的团队' },
  { value: 'TEAM', label: '一支团队' },
];

/** Names the recipients of a sent message. */
export const audienceText = (audience: MessageAudience, target: string | null): string => {
  if (audience === 'EVERYBODY') return '全部报名成员';
  const name = `「${target ?? ''}」`;
  if (audience === 'TEAM') return `团队${name}`;
  return audience === 'STAGE' ? `到达${name}的团队` : `${name}未晋级的团队`;
};
