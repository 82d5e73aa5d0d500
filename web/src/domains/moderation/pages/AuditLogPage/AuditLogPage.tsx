import '#theme/styles/forms.ts';
import { Button, NativeSelect, Title } from '@mantine/core';
import {
  auditActions,
  auditKindNames,
  auditKinds,
} from '@whaletide/schema/domains/moderation/rules/audit.ts';
import { Link } from 'react-router';
import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import surfaces from '#theme/surfaces.module.css';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
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

/** /home/admin/log?kind=&action=&actor=&target=: what was changed by whom, newest first. */
const AuditLogPage = () => {
  const [address, changeAddress] = useAddressQuery();
  const kind = auditKinds.find((one) => one === address.get('kind'));
  const action = address.get('action') ?? '';
  const query = useAuditLogQuery({
    variables: {
      filter: {
        ...(kind && { kind }),
        ...(action && { action }),
        ...(address.get('actor') && { actorId: address.get('actor') }),
        ...(address.get('target') && { targetId: address.get('target') }),
      },
    },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const isChosen = ['kind', 'action', 'actor', 'target'].some((key) => address.has(key));
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
          onChange={({ currentTarget }) => changeAddress({ kind: currentTarget.value })}
        />
        <NativeSelect
          aria-label="操作"
          value={action}
          data={actions}
          onChange={({ currentTarget }) => changeAddress({ action: currentTarget.value })}
        />
        {isChosen && (
          <Button component={Link} to={auditLogPath()} variant="default">
            查看全部
          </Button>
        )}
      </div>
      <EndlessList
        query={query}
        list={query.data?.administration?.auditEntries}
        empty="暂无操作记录"
      >
        {(entries) => (
          <ul className={surfaces.rows}>
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </EndlessList>
    </PageFrame>
  );
};

export default AuditLogPage;
