import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Badge, Button, Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Authorship } from '#apollo/schema.generated.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { AuthorshipMark } from '#components/AuthorshipMark/AuthorshipMark.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { formatDateTime } from '#lib/dates.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './Versions.module.css';

interface VersionListProps {
  /** The newest first. */
  versions: readonly {
    id: string;
    number: number;
    createdAt: string;
    note: string;
    authorship: Authorship;
    authorshipModel: string | null;
  }[];
  addressOf: (versionId: string) => string;
  /** Answers the address at which two are compared, the older first. */
  comparisonOf: (from: string, to: string) => string;
}

/** All versions of a project with what is new in each; two of them can be compared. */
export const VersionList = ({ versions, addressOf, comparisonOf }: VersionListProps) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2));
  const [to, from] = versions.filter(({ id }) => chosen.includes(id));
  if (versions.length === 0) return <EmptyState text="该项目还没有版本" />;
  return (
    <>
      {versions.length > 1 && (
        <Group mb="md" gap="sm">
          <Text size="sm" c="dimmed">
            {from ? `对比版本 ${from.number} 和版本 ${to?.number}` : '选择两个版本，查看改了什么'}
          </Text>
          {from && to && (
            <Button component={Link} to={comparisonOf(from.id, to.id)} size="compact-md">
              对比
            </Button>
          )}
        </Group>
      )}
      <ol className={`${surfaces.rows} ${classes.list}`} aria-label="全部版本">
        {versions.map(({ id, number, createdAt, note, ...stated }, index) => (
          <li key={id} className={classes.row}>
            {versions.length > 1 && (
              <Checkbox
                aria-label={`选择版本 ${number} 来对比`}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
            )}
            <div className={classes.text}>
              <Group gap="xs">
                <AppLink to={addressOf(id)} alone>
                  版本 {number}
                </AppLink>
                {index === 0 && <Badge variant="light">最新</Badge>}
                <AuthorshipMark of={stated} />
              </Group>
              {note && <Text size="sm">{note}</Text>}
              <Text size="sm" c="dimmed">
                {formatDateTime(createdAt)}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
};
