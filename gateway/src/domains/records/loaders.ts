import { type MemberRecord, recordCalls } from '@whaletide/schema/domains/records/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader } from '#upstream/batching.ts';

export interface RecordLoaders {
  /** By member; null where the profile is hidden from the viewer. */
  ofMember: DataLoader<string, MemberRecord | null>;
}

export const recordLoaders = ({ upstream, own }: LoaderScope): RecordLoaders => {
  const { ofMembers } = recordCalls;
  return {
    ofMember: rowLoader(
      (ids) =>
        own
          ? own.call(ofMembers, { query: { User: ids } })
          : upstream.shared(ofMembers, { query: { User: ids } }),
      (record) => record.User,
    ),
  };
};
