import { Badge, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import surfaces from '#theme/surfaces.module.css';
import { SnippetCode } from '#domains/snippets/components/SnippetCode/SnippetCode.tsx';
import type { OwnSnippetFactsFragment } from '#domains/snippets/components/KeepSnippet/KeepSnippet.generated.ts';
import { languageName } from '#domains/snippets/languages.ts';
import { snippetPath } from '#domains/snippets/paths.ts';
import { sharingNames } from '#domains/snippets/sharing.ts';
import classes from './OwnSnippetsPage.module.css';

export type Deed = 'rename' | 'share' | 'delete';

interface SnippetRowProps {
  snippet: OwnSnippetFactsFragment;
  onDeed: (deed: Deed) => void;
}

const deeds: readonly [Deed, string][] = [
  ['share', '分享'],
  ['rename', '重命名与移动'],
  ['delete', '删除'],
];

/** One of the member's snippets, and what can be done with it. */
export const SnippetRow = ({ snippet, onDeed }: SnippetRowProps) => {
  const { id, name, language, excerpt, folder, sharing, updatedAt, foldReason } = snippet;
  return (
    <li className={`${surfaces.panel} ${classes.row}`}>
      <Group gap="xs" className={classes.title}>
        <h2>
          <Link to={snippetPath(id)}>{name}</Link>
        </h2>
        <Badge variant="light">{languageName(language)}</Badge>
        {sharing !== 'PRIVATE' && (
          <Badge variant="light" color="success">
            {sharing === 'PUBLIC' ? '公开' : '凭链接'}
          </Badge>
        )}
        {foldReason !== null && <Badge color="danger">已被折叠</Badge>}
      </Group>
      <Text size="sm" c="dimmed">
        {folder} · {sharingNames[sharing]} · <RelativeTime time={updatedAt} />
        更新
      </Text>
      <SnippetCode label={`代码开头：${name}`} language={language} code={excerpt} short />
      <Group gap="xs">
        {deeds.map(([deed, text]) => (
          <Button
            key={deed}
            size="xs"
            variant="default"
            aria-haspopup="dialog"
            aria-label={`${text}${name}`}
            onClick={() => onDeed(deed)}
          >
            {text}
          </Button>
        ))}
      </Group>
    </li>
  );
};
