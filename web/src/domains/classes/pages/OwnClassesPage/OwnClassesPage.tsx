import { Button, Title } from '@mantine/core';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { usePage } from '#routing/usePage.ts';
import { ClassCard } from './ClassCard.tsx';
import { JoinClass } from './JoinClass.tsx';
import {
  useAcceptClassMutation,
  useLeaveClassMutation,
  useOwnClassesQuery,
} from './OwnClasses.generated.ts';
import classes from './OwnClassesPage.module.css';

const CreateClassModal = lazy(() => import('./CreateClassModal.tsx'));

/** /home/user/classes?page= */
const OwnClassesPage = () => {
  const { page, onPage } = usePage();
  const [isCreating, setCreating] = useState(false);
  const { data, error, loading, refetch } = useOwnClassesQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const [accept, accepting] = useAcceptClassMutation();
  const [leave, leaving] = useLeaveClassMutation();
  // A refusal is told by the error link; the list says afterwards what became of it.
  const answer = async (act: Promise<unknown>) => {
    await act.catch(() => null);
    await refetch();
  };
  const organizations = data?.viewer?.organizations?.map(({ organization }) => organization) ?? [];
  return (
    <PageFrame>
      <div className={classes.head}>
        <Title order={1}>我的班级</Title>
        {organizations.length > 0 && (
          <Button aria-haspopup="dialog" onClick={() => setCreating(true)}>
            新建班级
          </Button>
        )}
      </div>
      <JoinClass />
      <PagedList
        list={data?.viewer?.classes}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="还没有班级"
      >
        {(rows) => (
          <ul className={classes.rows}>
            {rows.map((row) => {
              const variables = { input: { classId: row.id } };
              return (
                <ClassCard
                  key={row.id}
                  row={row}
                  busy={accepting.loading || leaving.loading}
                  onAccept={() => void answer(accept({ variables }))}
                  onDecline={() => void answer(leave({ variables }))}
                />
              );
            })}
          </ul>
        )}
      </PagedList>
      <Opened of={isCreating}>
        {() => (
          <Contained>
            <CreateClassModal organizations={organizations} onClose={() => setCreating(false)} />
          </Contained>
        )}
      </Opened>
    </PageFrame>
  );
};

export default OwnClassesPage;
