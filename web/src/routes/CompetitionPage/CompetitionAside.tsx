import { Box } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AuthorshipRuleNote } from '#components/AuthorshipRuleNote/AuthorshipRuleNote.tsx';
import { RelatedColumns } from '#domains/columns/components/RelatedColumns/RelatedColumns.tsx';
import { CompetitionTimeline } from '#domains/competitions/components/CompetitionTimeline/CompetitionTimeline.tsx';
import { isActivity } from '#domains/competitions/paths.ts';
import { takesWorksOf } from '#domains/competitions/components/takes-works.ts';
import { ForumSidebar } from '#domains/forum/components/ForumSidebar/ForumSidebar.tsx';
import { WorksSidebar } from '#domains/forum/components/WorksSidebar/WorksSidebar.tsx';
import { SkillSidebar } from '#domains/skills/components/SkillSidebar/SkillSidebar.tsx';
import type { CompetitionPageQuery } from './CompetitionPage.generated.ts';

const ActivityAside = lazy(
  () => import('#domains/activities/components/ActivityAside/ActivityAside.tsx'),
);
// The way to leave, if there is no team.
const WithdrawButton = lazy(async () => {
  const { WithdrawButton: Button } =
    await import('#domains/registration/components/WithdrawButton/WithdrawButton.tsx');
  return { default: Button };
});

interface CompetitionAsideProps {
  competition: NonNullable<CompetitionPageQuery['competition']>;
  tab: string;
}

/** Column beside the tabs: the timeline, and beside the content what other domains have of it. */
export const CompetitionAside = ({ competition, tab }: CompetitionAsideProps) => {
  const { id, publishStatus, viewerState } = competition;
  const works = takesWorksOf(competition);
  const besideContent = tab === 'content';
  return (
    <div>
      {besideContent && isActivity(competition) && (
        <Suspense fallback={null}>
          <ActivityAside activityId={id} />
        </Suspense>
      )}
      <CompetitionTimeline competition={competition} />
      {works && <AuthorshipRuleNote rule={competition.authorshipRule} />}
      {besideContent && (
        <>
          <SkillSidebar competitionId={id} />
          <ForumSidebar competitionId={id} />
          {works && (
            <WorksSidebar competitionId={id} ofOrganization={publishStatus === 'ORGANIZATION'} />
          )}
          <RelatedColumns competitionId={id} />
          {!works && viewerState?.registration === 'REGISTERED' && (
            <Box mt="xl">
              <Suspense fallback={null}>
                <WithdrawButton competitionId={id} />
              </Suspense>
            </Box>
          )}
        </>
      )}
    </div>
  );
};
