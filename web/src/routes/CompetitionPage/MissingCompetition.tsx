import { Missing } from '#components/Missing/Missing.tsx';
import { activityListPath } from '#domains/activities/paths.ts';
import { OpenCompetitions } from '#domains/competitions/components/OpenCompetitions/OpenCompetitions.tsx';
import { competitionListPath } from '#domains/competitions/paths.ts';

/** Page of a competition, or of an activity by its address, that is a draft or isn't there. */
const MissingCompetition = ({ activity }: { activity: boolean }) => {
  if (activity)
    return (
      <Missing
        what="活动"
        text="没有找到指定的活动"
        ways={[{ text: '去看看全部活动', to: activityListPath }]}
      />
    );
  return (
    <Missing
      what="比赛"
      text="没有找到指定的比赛"
      ways={[{ text: '去看看全部比赛', to: competitionListPath }]}
    >
      <OpenCompetitions />
    </Missing>
  );
};

export default MissingCompetition;
