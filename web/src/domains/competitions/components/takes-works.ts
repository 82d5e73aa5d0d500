import {
  takesWorks,
  takesWorksIn,
} from '@whaletide/schema/domains/activities/rules/activity-course.ts';
import type { CompetitionKind } from '#apollo/schema.generated.ts';

interface Entered {
  kind: CompetitionKind;
  stages:
    | readonly {
        id: string;
        needsQualification: boolean;
        tasks: readonly unknown[] | null;
      }[]
    | null;
}

/** True where members take part in teams and hand works in. */
export const takesWorksOf = ({ kind, stages }: Entered): boolean =>
  takesWorks(kind === 'ACTIVITY', stages);

/** The same of the stage that the viewer is in; a competition's stages all take works. */
export const takesWorksNow = (
  { kind, stages }: Entered,
  state: { currentStage: { id: string } | null } | null,
): boolean => {
  if (kind !== 'ACTIVITY') return true;
  const current = stages?.find(({ id }) => id === state?.currentStage?.id);
  return current ? takesWorksIn(current) : takesWorksOf({ kind, stages });
};
