import {
  type CompetitionResult,
  type MemberActivity,
  type MemberRecord,
  recordCalls,
} from '@whaletide/schema/domains/records/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader } from '#upstream/batching.ts';

export interface RecordLoaders {
  /** By member; null where the profile is hidden from the viewer. */
  ofMember: DataLoader<string, MemberRecord | null>;
  /** The days of a member's last year; null as the record. */
  activityOf: DataLoader<string, MemberActivity | null>;
  /** A team's result, as everyone may see it. */
  ofTeam: DataLoader<string, CompetitionResult | null>;
  /** The viewer's result in a competition; undefined for a visitor, who has none. */
  ownIn: DataLoader<string, CompetitionResult | null> | undefined;
}

export const recordLoaders = ({ upstream, own }: LoaderScope): RecordLoaders => {
  const { ofMembers, activity, ofTeams, own: ownResults } = recordCalls;
  return {
    ofMember: rowLoader(
      (ids) =>
        own
          ? own.call(ofMembers, { query: { User: ids } })
          : upstream.shared(ofMembers, { query: { User: ids } }),
      (record) => record.User,
    ),
    activityOf: rowLoader(
      (ids) =>
        own
          ? own.call(activity, { query: { User: ids } })
          : upstream.shared(activity, { query: { User: ids } }),
      (member) => member.User,
    ),
    ofTeam: rowLoader(
      (ids) => upstream.shared(ofTeams, { query: { Team: ids } }),
      (result) => result.Team,
    ),
    ownIn:
      own &&
      rowLoader(
        (ids) => own.call(ownResults, { query: { Competition: ids } }),
        (result) => result.Competition,
      ),
  };
};
