import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { activityLog } from '../domains/activity-log/tables.ts';
import { channelItems } from '../domains/channels/tables.ts';
import { columnLabs, columns } from '../domains/columns/tables.ts';
import { comments } from '../domains/comments/tables.ts';
import { datasets } from '../domains/datasets/tables.ts';
import { follows } from '../domains/members/tables.ts';
import { labBookmarks, labs } from '../domains/projects/tables.ts';
import { teamMembers } from '../domains/teams/tables.ts';
import { votes } from '../domains/votes/tables.ts';

/**
 * Writes what everybody has done, out of the rows that say so; what happened first has the first
 * number.
 */
export const writeActivities = async (tx: Transaction): Promise<void> => {
  const { actorKind, actorId, action, targetType, targetId, date } = activityLog;
  const written = [actorKind, actorId, action, targetType, targetId, date].map(({ name }) =>
    sql.identifier(name),
  );
  await tx.execute(sql`
    insert into ${activityLog} (${sql.join(written, sql`, `)})
    select * from (
      select 'MEMBER', ${follows.memberId}, 'FOLLOW',
        ${follows.kind}, ${follows.targetId}, ${follows.date}
      from ${follows}
      union all
      select 'MEMBER', ${teamMembers.memberId}, 'JOIN', 'COMPETITION',
        ${teamMembers.competitionId}, ${teamMembers.joinDate}
      from ${teamMembers}
      union all
      select 'MEMBER', ${labBookmarks.memberId}, 'BOOKMARK', 'PROJECT', ${labBookmarks.labId},
        ${labBookmarks.date}
      from ${labBookmarks}
      union all
      select 'MEMBER', ${labs.memberId}, 'PUBLISH', 'PROJECT', ${labs.id}, ${labs.versionDate}
      from ${labs}
      where ${labs.private} = false and ${labs.versionDate} is not null
      union all
      select 'MEMBER', ${votes.memberId}, 'VOTE', ${votes.kind}, ${votes.targetId}, ${votes.date}
      from ${votes}
      union all
      select 'MEMBER', ${comments.authorId}, 'COMMENT', ${comments.kind}, ${comments.targetId},
        ${comments.createDate}
      from ${comments}
      where ${comments.deleted} = false
      union all
      select 'MEMBER', ${datasets.memberId}, 'PUBLISH', 'DATASET', ${datasets.id},
        ${datasets.createDate}
      from ${datasets}
      where ${datasets.visibility} = 'PUBLIC' and ${datasets.versionNumber} is not null
      union all
      select 'COLUMN', ${columnLabs.columnId}, 'PUBLISH', 'PROJECT', ${columnLabs.labId},
        ${columnLabs.date}
      from ${columnLabs}
      union all
      select 'CHANNEL', ${channelItems.channelId}, 'PUBLISH', ${channelItems.kind},
        ${channelItems.itemId}, ${channelItems.date}
      from ${channelItems}
      union all
      select 'MEMBER', ${columns.ownerId}, 'PUBLISH', 'COLUMN', ${columns.id}, ${columns.createDate}
      from ${columns}
      where ${columns.labsNumber} > 0
    ) as done (actor_kind, actor_id, action, target_type, target_id, date)
    order by done.date, done.actor_id, done.target_id
    on conflict do nothing`);
};
