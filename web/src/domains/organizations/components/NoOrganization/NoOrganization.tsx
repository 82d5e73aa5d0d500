import { Missing } from '#components/Missing/Missing.tsx';
import { competitionListPath } from '#domains/competitions/paths.ts';

/** Notice for addresses of unknown organizations. */
export const NoOrganization = () => (
  <Missing
    what="组织"
    text="未找到该组织"
    ways={[{ text: '去看看全部比赛', to: competitionListPath }]}
  />
);
