import type { Services } from '#services.ts';
import { members } from '../members/tables.ts';
import { teams } from '../teams/tables.ts';
import { forgetUnshown } from '../uploads/store/uploads.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** Whatever is younger may be in a form that is still open. */
const YOUNG_MS = DAY;

/** Forgets pictures that no member and no team shows any more. */
export const forgetAvatars = ({ database, now }: Pick<Services, 'database' | 'now'>) =>
  forgetUnshown(database.db, 'avatar', new Date(now().getTime() - YOUNG_MS), [
    members.avatar,
    teams.image,
  ]);
