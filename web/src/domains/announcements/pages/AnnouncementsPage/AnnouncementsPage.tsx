import '#theme/styles/forms.ts';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { PublishedList } from '#domains/announcements/components/PublishedList/PublishedList.tsx';
import { usePage } from '#routing/usePage.ts';
import { AnnouncementModal } from './AnnouncementModal.tsx';
import { AnnouncementRow } from './AnnouncementRow.tsx';
import {
  useAnnouncementsQuery,
  useEndAnnouncementMutation,
  usePublishAnnouncementMutation,
} from './Announcements.generated.ts';

/** /home/admin/announcements: what the site tells its members, for its administrators. */
const AnnouncementsPage = () => {
  const showsErrors = { context: { showsErrors: true } };
  const { page, onPage } = usePage();
  const [publish] = usePublishAnnouncementMutation(showsErrors);
  const [end] = useEndAnnouncementMutation(showsErrors);
  const { data, error, loading, refetch } = useAnnouncementsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    ...showsErrors,
  });
  return (
    <PageFrame>
      <PublishedList
        title="站点公告"
        noun="公告"
        query={{
          list: data?.administration?.announcements,
          error,
          loading,
          onRetry: refetch,
          onPage,
        }}
        publish={(id) => publish({ variables: { input: { id } } })}
        end={(id) => end({ variables: { input: { id } } })}
        publishing="将在开始时间后向所有成员显示，每人关闭后不再出现。"
        ending="将立即停止显示。"
        nameOf={({ title }) => title}
        row={(row, actions) => <AnnouncementRow key={row.id} row={row} {...actions} />}
        editor={(announcement, onClose) => (
          <AnnouncementModal announcement={announcement} onDone={refetch} onClose={onClose} />
        )}
      />
    </PageFrame>
  );
};

export default AnnouncementsPage;
