import { Anchor, Badge, Text } from '@mantine/core';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { Cover } from '#components/Cover/Cover.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { formatDate } from '#lib/dates.ts';
import surfaces from '#theme/surfaces.module.css';
import type { ShownDataset } from './dataset-head.ts';
import classes from './DatasetPage.module.css';

/** 文档: what a dataset says of itself, and beside it its licence, tags and versions. */
export const DocumentTab = ({ dataset }: { dataset: ShownDataset }) => {
  const { id, title, image, license, tags, versions, document } = dataset;
  return (
    <div className={classes.columns}>
      <article className={classes.document}>
        {document ? <Markdown text={document} /> : <EmptyState text="该数据集暂无说明文档" />}
      </article>
      <aside className={classes.side} aria-label="数据集信息">
        <div className={classes.cover}>
          <Cover
            id={id}
            about={[title, ...tags.map(({ name }) => name)].join(' ')}
            image={image}
            eager
          />
        </div>
        <section className={`${surfaces.panel} ${classes.block}`}>
          <h2>许可协议</h2>
          {license?.link ? (
            <Anchor href={license.link} target="_blank" rel="noopener noreferrer license">
              {license.name}
            </Anchor>
          ) : (
            <Text>{license?.name ?? '作者未指明'}</Text>
          )}
        </section>
        {tags.length > 0 && (
          <section className={`${surfaces.panel} ${classes.block}`}>
            <h2>标签</h2>
            <div className={classes.tags}>
              {tags.map((tag) => (
                <Badge key={tag.id} variant="light" color="gray">
                  {tag.name}
                </Badge>
              ))}
            </div>
          </section>
        )}
        <section className={`${surfaces.panel} ${classes.block}`}>
          <h2>版本</h2>
          {versions.length === 0 && <Text c="dimmed">还没有发布版本</Text>}
          <ol className={classes.versions} reversed>
            {versions.map((version) => (
              <li key={version.id}>
                <Text component="span" fw={500}>
                  版本 {version.number}
                </Text>
                <Text size="sm" c="dimmed">
                  {formatDate(version.createdAt)}，{version.filesCount} 个文件，
                  {sizeText(version.size)}
                </Text>
                {version.note && <Text size="sm">{version.note}</Text>}
              </li>
            ))}
          </ol>
        </section>
      </aside>
    </div>
  );
};
