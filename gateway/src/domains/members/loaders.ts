import {
  type Member,
  memberCalls,
  type MemberFollow,
} from '@whaletide/schema/domains/members/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader } from '#upstream/batching.ts';

export interface MemberLoaders {
  byId: DataLoader<string, Member | null>;
  /** Viewer's follows, by member; undefined for a visitor. */
  following: DataLoader<string, MemberFollow | null> | undefined;
}

/** Members are everybody's; one's own hidden profile, and whom one follows, are one's own. */
export const memberLoaders = ({ upstream, own }: LoaderScope): MemberLoaders => {
  const { list, following } = memberCalls;
  return {
    byId: rowLoader(
      async (ids) => {
        const { data } = await upstream.shared(list, { query: { ids } });
        const hidden = data.filter(({ HideProfile }) => HideProfile);
        if (!own || hidden.length === 0) return { data };
        const query = { ids: hidden.map(({ _id }) => _id).join(',') };
        const seen = new Map((await own.call(list, { query })).data.map((row) => [row._id, row]));
        return { data: data.map((row) => seen.get(row._id) ?? row) };
      },
      (member) => member._id,
    ),
    following:
      own &&
      rowLoader(
        (ids) => own.call(following, { query: { ids } }),
        (one) => one.User,
      ),
  };
};
