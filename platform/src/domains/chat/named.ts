import { byId, type Namer } from '#personal-data/named.ts';
import { membersByIds } from '../members/store.ts';
import { namedTeams } from '../teams/store/named.ts';
import { openedAmong } from './sessions.ts';

/** Conversations of the reader's by whom they are with: a member, or their team. */
export const namedChats: Namer = async (db, reader, ids) => {
  const own = await openedAmong(db, reader.caller.id, ids);
  const others = own.flatMap(({ side }) => side.otherId ?? []);
  const teamIds = own.flatMap(({ session }) => session.teamId ?? []);
  const names = new Map([
    ...byId(await membersByIds(db, others)),
    ...(await namedTeams(db, reader, teamIds)),
  ]);
  return byId(
    own.flatMap(({ session, side }) => {
      const name = names.get(side.otherId ?? session.teamId ?? '');
      return name === undefined ? [] : [{ id: session.id, name }];
    }),
  );
};
