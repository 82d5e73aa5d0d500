import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import {
  type Recommendation,
  recommendationCalls,
  type Recommendations,
} from '@whaletide/schema/domains/recommendations/rest.ts';
import type { RecommendationType } from '@whaletide/schema/domains/recommendations/rules.ts';
import { toWire } from '@whaletide/schema/kinds.ts';
import { collect, column, versioned } from './columns.ts';
import { type Person, writer } from './forum.ts';
import type { TestPlatform } from './platform.ts';

/** Acts of these tests in members' names. */
export const recommending = (platform: TestPlatform) => {
  const ask = (
    who: Person,
    type: RecommendationType = 'MEMBER',
    query: { not?: string; perPage?: number } = {},
  ): Promise<Recommendations> =>
    platform.call(
      recommendationCalls.list,
      { query: { type: toWire(type), perPage: 10, ...query } },
      who,
    );
  return {
    ask,
    follow: (who: Person, { id }: { id: string }) =>
      platform.call(memberCalls.follow, { body: { Target: id } }, who),
    subscribe: (who: Person, { _id }: { _id: string }) =>
      platform.call(columnCalls.subscribe, { body: { Column: _id } }, who),
    bookmark: (who: Person, Lab: string) =>
      platform.call(projectWritingCalls.bookmark, { body: { Lab } }, who),
    /** Reason given with one of them; undefined where it isn't recommended. */
    of: async (
      who: Person,
      id: string,
      type: RecommendationType = 'MEMBER',
    ): Promise<Recommendation | undefined> =>
      (await ask(who, type)).data.find(({ _id }) => _id === id),
    /** A column of theirs that holds a project; answers both. */
    filled: async (owner: Person, name: string) => {
      const lab = await versioned(platform, owner);
      const { _id } = await column(platform, owner, name);
      await collect(platform, owner, _id, lab);
      return { _id, lab };
    },
    person: (name: string, row: Parameters<typeof writer>[2] = { growthScore: 1 }) =>
      writer(platform, name, row),
  };
};
