import {
  audienceProblem,
  type MessageAudience as Audience,
  messageProblems,
} from '@whaletide/schema/domains/managing/rules/messages.ts';
import type { MessageAudience, SendCompetitionMessageInput } from '#apollo/schema.generated.ts';
import { problemsByField } from '#lib/field-of.ts';

/** Values of the form; a team comes with its name. */
export interface MessageValues {
  audience: MessageAudience;
  stageId: string;
  team: { id: string; name: string } | null;
  title: string;
  content: string;
}

export const emptyMessage: MessageValues = {
  audience: 'EVERYBODY',
  stageId: '',
  team: null,
  title: '',
  content: '',
};

/** The team or the stage that a message names; undefined for everybody, and while none is chosen. */
export const targetOf = ({ audience, stageId, team }: MessageValues): string | undefined => {
  if (audience === 'EVERYBODY') return undefined;
  return (audience === 'TEAM' ? team?.id : stageId) || undefined;
};

/** Tells whether it is known whom a message is for. */
export const isAddressed = (values: MessageValues): boolean =>
  values.audience === 'EVERYBODY' || targetOf(values) !== undefined;

export const messageProblemsOf = (values: MessageValues): Record<string, string> => {
  const target = targetOf(values) ?? null;
  const audience = values.audience.toLowerCase() as Audience;
  const { targetId, ...texts } = problemsByField('SendCompetitionMessageInput', [
    ...messageProblems(values),
    ...[audienceProblem(audience, target)].filter((problem) => problem !== null),
  ]);
  if (targetId === undefined) return texts;
  return { ...texts, [audience === 'team' ? 'team' : 'stageId']: targetId };
};

export const messageInputOf = (
  competitionId: string,
  values: MessageValues,
): SendCompetitionMessageInput => {
  const targetId = targetOf(values);
  return {
    competitionId,
    audience: values.audience,
    ...(targetId !== undefined && { targetId }),
    title: values.title.trim(),
    content: values.content.trim(),
  };
};
