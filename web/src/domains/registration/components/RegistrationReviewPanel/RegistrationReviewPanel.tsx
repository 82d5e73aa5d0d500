import '#theme/styles/tables.ts';
import { Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import type { RegistrationStatus } from '#apollo/schema.generated.ts';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ExportButton } from '#components/ExportButton/ExportButton.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { ReasonedButton } from '#components/ReasonedButton/ReasonedButton.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { exportPath } from '#domains/competitions/paths.ts';
import { useSiteQuery } from '#domains/site/components/Site/Site.generated.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { usePage } from '#routing/usePage.ts';
import { useRegistrationsToReviewQuery } from './RegistrationReviewPanel.generated.ts';
import { RegistrationRows } from './RegistrationRows.tsx';
import { ReviewModal } from './ReviewModal.tsx';
import { ReviewSeveralModal } from './ReviewSeveralModal.tsx';
import { nameOf, type Row } from './row.ts';

const statuses = [
  { value: 'UNDER_REVIEW', label: '待审核', empty: '没有待审核的报名' },
  { value: 'REGISTERED', label: '已报名', empty: '还没有人报名' },
  { value: 'REJECTED', label: '已拒绝', empty: '没有被拒绝的报名' },
] as const satisfies readonly { value: RegistrationStatus; label: string; empty: string }[];

type Chosen = ReadonlyMap<string, string>;
const none: Chosen = new Map();

/** 报名审核: who asks to take part, and the organizers' decision. */
const RegistrationReviewPanel = ({ competitionId }: { competitionId: string }) => {
  const [query, changeQuery] = useAddressQuery();
  const { page, onPage } = usePage();
  const { value: status, empty } =
    statuses.find(({ value }) => value === query.get('status')) ?? statuses[0];
  const [opened, setOpened] = useState<Row | null>(null);
  // Choices of the page that is shown: on another nothing is chosen yet.
  const place = `${status}:${page}`;
  const [picked, setPicked] = useState({ place, chosen: none });
  const chosen = picked.place === place ? picked.chosen : none;
  const setChosen = (next: Chosen) => setPicked({ place, chosen: next });
  const [reviewed, setReviewed] = useState<Chosen | null>(null);
  const { data, error, loading, refetch } = useRegistrationsToReviewQuery({
    variables: { competitionId, status, page },
    fetchPolicy: 'cache-and-network',
  });
  const boxes = useSiteQuery().data?.site.platformIdBoxes ?? [];
  const withIds = boxes.some((box) => box.competitionId === competitionId);
  const refresh = (decided: Iterable<string>) => {
    const gone = new Set(decided);
    setChosen(new Map([...chosen].filter(([id]) => !gone.has(id))));
    return refetch();
  };

  return (
    <>
      <Group mb="md" justify="space-between" gap="sm">
        <SegmentedControl
          aria-label="报名状态"
          data={statuses.map(({ value, label }) => ({ value, label }))}
          value={status}
          onChange={(next) => changeQuery({ status: next, page: null }, { replace: true })}
        />
        <ExportButton address={exportPath(competitionId, 'registrations')} name="报名" />
      </Group>
      <PagedList
        list={data?.competition?.registrations}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty={empty}
        skeleton={<TextSkeleton lines={6} />}
      >
        {(rows) => (
          <>
            {status === 'UNDER_REVIEW' && (
              <Group mb="sm" gap="sm">
                <ReasonedButton
                  variant="light"
                  reason={chosen.size === 0 ? '请先选择报名' : null}
                  onClick={() => setReviewed(chosen)}
                >
                  审核所选
                </ReasonedButton>
                <Text size="sm" c="dimmed" aria-live="polite">
                  已选 {chosen.size} 份
                </Text>
              </Group>
            )}
            <RegistrationRows
              rows={rows}
              withIds={withIds}
              chosen={status === 'UNDER_REVIEW' ? chosen : null}
              onChosen={setChosen}
              onOpen={setOpened}
            />
          </>
        )}
      </PagedList>
      <Opened of={opened}>
        {(opened) => (
          <ReviewModal
            competitionId={competitionId}
            memberId={opened.memberId}
            memberName={nameOf(opened)}
            onDone={() => refresh([opened.memberId])}
            onClose={() => setOpened(null)}
          />
        )}
      </Opened>
      <Opened of={reviewed}>
        {(reviewed) => (
          <ReviewSeveralModal
            competitionId={competitionId}
            chosen={reviewed}
            onDone={() => refresh(reviewed.keys())}
            onClose={() => setReviewed(null)}
          />
        )}
      </Opened>
    </>
  );
};

export default RegistrationReviewPanel;
