import { Button, Group, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { EventWord } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { Link } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { FileViewer } from './FileViewer.tsx';
import type { Binding, File } from './opened.ts';
import classes from './DatasetPanel.module.css';

interface BindingViewProps {
  /** Path at which viewers who may not read yet register. */
  registerPath: string;
  word: EventWord;
  binding: Binding;
  file: File;
}

/** Description of a dataset and its open file, for those who may read it. */
export const BindingView = ({ registerPath, word, binding, file }: BindingViewProps) => (
  <>
    <section aria-label="数据集说明" className={classes.description}>
      {binding.description ? (
        <Markdown text={binding.description} />
      ) : (
        <Text c="dimmed">该数据集暂无说明文档</Text>
      )}
    </section>
    <section aria-label={file.name}>
      <Group justify="space-between" mb="md" gap="sm">
        <div className={classes.heading}>
          <Title order={2} size="h4" className={classes.name}>
            {file.name}
          </Title>
          <Text size="sm" c="dimmed">
            {sizeText(file.size)}
          </Text>
        </div>
        {binding.isReadable && (
          <Button
            component="a"
            variant="light"
            href={file.url}
            download={file.name}
            leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
          >
            下载
          </Button>
        )}
      </Group>
      {binding.isReadable ? (
        <FileViewer key={file.token} file={file} />
      ) : (
        <EmptyState
          text={`报名${word}后即可查看和下载数据`}
          action={
            <Button component={Link} variant="light" to={registerPath}>
              去报名
            </Button>
          }
        />
      )}
    </section>
  </>
);
