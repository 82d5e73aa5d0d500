import { ComparedWriteUps } from './ComparedWriteUps.tsx';
import { EditWriteUp } from './EditWriteUp.tsx';
import { WriteUpList } from './WriteUpList.tsx';
import { COMPARE, EDIT } from './write-up-paths.ts';
import { WriteUpView } from './WriteUpView.tsx';

interface WriteUpsPanelProps {
  competitionId: string;
  /** The rest of the address: a team's id, or one of the views beside the list. */
  param: string | undefined;
}

/** The tab of write-ups: the list, one of them, the first five beside each other, or the own form. */
const WriteUpsPanel = ({ competitionId, param }: WriteUpsPanelProps) => {
  if (param === undefined) return <WriteUpList competitionId={competitionId} />;
  if (param === EDIT) return <EditWriteUp competitionId={competitionId} />;
  if (param === COMPARE) return <ComparedWriteUps competitionId={competitionId} />;
  return <WriteUpView competitionId={competitionId} teamId={param} />;
};

export default WriteUpsPanel;
