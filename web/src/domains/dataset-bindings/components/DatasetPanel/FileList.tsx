import { Badge, Text, Title } from '@mantine/core';
import { IconFile, IconFileTypePdf, IconFileZip, IconPhoto, IconTable } from '@tabler/icons-react';
import { fileKind } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { Link } from 'react-router';
import type { Binding } from './opened.ts';
import classes from './DatasetPanel.module.css';

const icons = {
  table_data: IconTable,
  zip: IconFileZip,
  gzip: IconFileZip,
  image: IconPhoto,
  pdf: IconFileTypePdf,
  plain_text: IconFile,
  model: IconFile,
};

const FileIcon = ({ ext }: { ext: string }) => {
  const Icon = icons[fileKind(ext) ?? 'plain_text'];
  return <Icon size={18} stroke={1.5} aria-hidden className={classes.icon} />;
};

interface FileListProps {
  bindings: readonly Binding[];
  /** Token of the file that is shown. */
  opened: string | undefined;
  pathOf: (token: string) => string;
}

/** The files of all datasets, each with an address of its own. */
export const FileList = ({ bindings, opened, pathOf }: FileListProps) => (
  <nav aria-label="数据文件" className={classes.list}>
    {bindings.map(({ id, title, reviewStage, isPublic: isPublic, files }) => (
      <section key={id} aria-label={title} className={classes.binding}>
        <div className={classes.title}>
          <Title order={2} size="h5">
            {title}
          </Title>
          {isPublic && (
            <Badge variant="light" color="success" size="sm">
              公开
            </Badge>
          )}
          {reviewStage !== null && (
            <Badge variant="light" size="sm">
              第{reviewStage}阶段
            </Badge>
          )}
        </div>
        {files.length === 0 && (
          <Text size="sm" c="dimmed">
            暂无文件
          </Text>
        )}
        <ul className={classes.files}>
          {files.map(({ token, name, ext, size }) => (
            <li key={token}>
              <Link
                to={pathOf(token)}
                preventScrollReset
                className={classes.file}
                aria-current={token === opened ? 'page' : undefined}
              >
                <FileIcon ext={ext} />
                <span className={classes.name}>{name}</span>
                <span className={classes.size}>{sizeText(size)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);
