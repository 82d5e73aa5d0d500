import '#theme/styles/forms.ts';
import { Button, NativeSelect, Title } from '@mantine/core';
import {
  auditActions,
  auditKindNames,
  auditKinds,
} from '@whaletide/schema/domains/moderation/rules/audit.ts';
import { Link } from 'react-router';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import surfaces from '#theme/surfaces.module.css';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { pageOf } from '#routing/usePage.ts';
import { auditLogPath } from '#domains/moderation/paths.ts';
import { useAuditLogQuery } from './AuditLog.generated.ts';
import { AuditRow } from './AuditRow.tsx';
import classes from './AuditLogPage.module.css';

const kinds = [
  { value: '', label: '所有对象' },
  ...auditKinds.map((kind) => ({ value: kind as string, label: auditKindNames[kind] })),
];
const actions = [
  { value: '', label: '所有操作' },
  ...Object.entries(auditActions).map(([value, label]) => ({ value, label })),
];

/** /home/admin/log?kind=&action=&actor=&target=&page=: what was changed by whom, newest first. */
const AuditLogPage = () => {
  const [query, changeQuery] = useAddressQuery();
  const kind = auditKinds.find((one) => one === query.get('kind'));
  const action = query.get('action') ?? '';
  const page = pageOf(query);
  const { data, previousData, error, loading, refetch } = useAuditLogQuery({
    variables: {
      filter: {
        ...(kind && { kind }),
        ...(action && { action }),
        ...(query.get('actor') && { actorId: query.get('actor') }),
        ...(query.get('target') && { targetId: query.get('target') }),
      },
      page,
    },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const choose = (part: Record<string, string>, options?: { replace: boolean }) =>
    changeQuery({ page: null, ...part }, options);
  const isChosen = ['kind', 'action', 'actor', 'target'].some((key) => query.has(key));
  return (
    <PageFrame>
      <Title order={1} mb="lg">
        操作记录
      </Title>
      <div className={classes.controls}>
        <NativeSelect
          aria-label="对象"
          value={kind ?? ''}
          data={kinds}
          onChange={({ currentTarget }) => choose({ kind: currentTarget.value })}
        />
        <NativeSelect
          aria-label="操作"
          value={action}
          data={actions}
          onChange={({ currentTarget }) => choose({ action: currentTarget.value })}
        />
        {isChosen && (
          <Button component={Link} to={auditLogPath()} variant="default">
            查看全部
          </Button>
        )}
      </div>
      <PagedList
        list={(data ?? previousData)?.auditEntries}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={(next, options) => choose({ page: String(next) }, options)}
        empty="暂无操作记录"
        skeleton={<RowsSkeleton rows={8} />}
      >
        {(entries) => (
          <ul className={surfaces.rows}>
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </PageFrame>
  );
};

export default AuditLogPage;
