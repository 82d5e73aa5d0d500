import { type Member, memberCalls } from '@whaletide/schema/rest/members.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '../../graphql/loaders.ts';
import { rowLoader } from '../../upstream/batching.ts';

export interface MemberLoaders {
  byId: DataLoader<string, Member | null>;
}

export const memberLoaders = ({ upstream }: LoaderScope): MemberLoaders => ({
  byId: rowLoader(
    (ids) => upstream.shared(memberCalls.byIds, { query: { ids } }),
    (member) => member._id,
  ),
});
