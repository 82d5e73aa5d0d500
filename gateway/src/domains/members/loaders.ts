import { type Member, memberCalls } from '@whaletide/schema/rest/members.ts';
import type DataLoader from 'dataloader';
import type { GatewayContext } from '../../graphql/context.ts';
import { rowLoader } from '../../upstream/batching.ts';

export interface MemberLoaders {
  byId: DataLoader<string, Member | null>;
}

export const memberLoaders = ({ upstream }: GatewayContext): MemberLoaders => ({
  byId: rowLoader(
    (ids) => upstream.shared(memberCalls.byIds, { query: { ids } }),
    (member) => member._id,
  ),
});
