import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { FlagsSync } from '#domains/account/components/WeakFlags/FlagsSync.tsx';
import { ownLevelPath } from '#domains/growth/paths.ts';
import { TaskWidget } from '#domains/quests/components/TaskWidget/TaskWidget.tsx';
import { AnnouncementPopup } from '../AnnouncementPopup/AnnouncementPopup.tsx';
import { CreatorWelcome } from '../CreatorWelcome/CreatorWelcome.tsx';
import { LevelUp } from '../LevelUp/LevelUp.tsx';
import { QuestionnairePopup } from '../QuestionnairePopup/QuestionnairePopup.tsx';

interface MemberExtrasProps {
  viewer: Viewer;
  /** Name of the route on screen, by which tasks are recommended. */
  page: string | null;
}

/** Extras that accompany a member on every page. */
const MemberExtras = ({ viewer, page }: MemberExtrasProps) => (
  <>
    <FlagsSync viewer={viewer} />
    <TaskWidget page={page} all={ownLevelPath('task')} />
    {page === 'index' && <CreatorWelcome viewer={viewer} />}
    <LevelUp viewer={viewer} />
    {page === 'index' && <AnnouncementPopup viewer={viewer} />}
    {page === 'index' && <QuestionnairePopup />}
  </>
);

export default MemberExtras;
