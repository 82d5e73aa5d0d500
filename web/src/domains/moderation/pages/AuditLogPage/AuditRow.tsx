import { Badge, Text } from '@mantine/core';
import { auditKindNames } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { profilePath } from '#domains/members/paths.ts';
import { auditLogPath } from '#domains/moderation/paths.ts';
import type { AuditRowFragment } from './AuditLog.generated.ts';
import classes from './AuditLogPage.module.css';

const Actor = ({ entry }: { entry: AuditRowFragment }) => {
  const { actor, isByOperator, serviceAccountName } = entry;
  if (isByOperator) return '运营者';
  if (serviceAccountName !== null) return `服务账号「${serviceAccountName}」`;
  if (!actor) return '已注销的成员';
  return (
    <AppLink to={profilePath(actor.id)} fw={500} alone>
      {actor.name}
    </AppLink>
  );
};

/** Entry of the log: who changed what, when and why, with the changed parts on demand. */
export const AuditRow = ({ entry }: { entry: AuditRowFragment }) => {
  const { kind, targetId, title, link, reason, changes } = entry;
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <span className={classes.what}>
          <Actor entry={entry} />
          <Badge color="gray">{entry.actionText}</Badge>
        </span>
        <Text size="sm" c="dimmed" component="span" className={classes.date}>
          {formatDateTime(entry.createdAt)}
        </Text>
      </div>
      <div className={classes.target}>
        <Text size="sm" c="dimmed" component="span">
          {kind === 'OTHER' ? '其他' : auditKindNames[kind]}
        </Text>{' '}
        {link ? (
          <AppLink to={link} alone>
            {title}
          </AppLink>
        ) : (
          title
        )}
        {targetId !== null && kind !== 'OTHER' && (
          <>
            {' · '}
            <AppLink to={auditLogPath({ kind, target: targetId })} size="sm" alone>
              全部记录
            </AppLink>
          </>
        )}
      </div>
      {reason && <Text size="sm">原因：{reason}</Text>}
      {changes.length > 0 && (
        <details className={classes.changes}>
          <summary>查看变更（{changes.length}）</summary>
          <dl>
            {changes.map(({ name, before, after }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {before !== null && <del>{before || '（无）'}</del>}
                  {after !== null && <ins>{after || '（无）'}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
};
