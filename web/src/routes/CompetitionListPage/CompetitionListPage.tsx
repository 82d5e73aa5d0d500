import { AppLink } from '#components/AppLink/AppLink.tsx';
import { CompetitionListPage as Competitions } from '#domains/competitions/pages/CompetitionListPage/CompetitionListPage.tsx';
import { AwardedWorks } from '#domains/forum/components/AwardedWorks/AwardedWorks.tsx';
import { ratingsPath } from '#domains/ratings/paths.ts';
import { useAwardedWorks } from '#domains/forum/components/AwardedWorks/useAwardedWorks.ts';

/** /home/competition?name=&status=&tag=: the competitions, and beside them the awarded works. */
const CompetitionListPage = () => {
  const awarded = useAwardedWorks();
  return (
    <Competitions
      works={awarded.works?.length !== 0 && <AwardedWorks {...awarded} />}
      more={
        <AppLink to={ratingsPath} underline="always">
          等级分榜
        </AppLink>
      }
    />
  );
};

export default CompetitionListPage;
