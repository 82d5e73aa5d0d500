import {
  type MemberSkill,
  type SkillRule,
  skillCalls,
} from '@whaletide/schema/domains/skills/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { childrenLoader } from '#upstream/batching.ts';

export interface SkillLoaders {
  rulesOf: DataLoader<string, SkillRule[]>;
  ofMember: DataLoader<string, MemberSkill[]>;
}

/** The rules of a draft are there for its managers alone, in their own answer. */
export const skillLoaders = ({ upstream, own }: LoaderScope): SkillLoaders => {
  const { ofCompetitions, ofMembers } = skillCalls;
  return {
    rulesOf: childrenLoader(
      (ids) => upstream.shared(ofCompetitions, { query: { Competition: ids } }),
      own && ((ids) => own.call(ofCompetitions, { query: { Competition: ids } })),
      (rule) => rule.Competition,
    ),
    ofMember: childrenLoader(
      (ids) => upstream.shared(ofMembers, { query: { User: ids } }),
      undefined,
      (skill) => skill.User,
    ),
  };
};
