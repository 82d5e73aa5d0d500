import type { Domain } from '#domain.ts';
import { forgetFollows, forgetPerson } from './forgetting.ts';
import { personal } from './personal.ts';
import { memberRoutes } from './routes.ts';
import { countMembers } from './store.ts';
import { mentionableMembers } from './mentionable.ts';
import { searchedMembers } from './searched.ts';
import { namedMembers } from './named.ts';

export const members = {
  routes: ({ onFollow }) => [memberRoutes(onFollow)],
  closure: { forget: [forgetFollows, forgetPerson] },
  feed: { MEMBER: mentionableMembers },
  counts: { Members: countMembers },
  search: searchedMembers,
  personal,
  named: { MEMBER: namedMembers },
} satisfies Domain;
