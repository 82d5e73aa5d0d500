import { Text } from '@mantine/core';
import { Cover } from '#components/Cover/Cover.tsx';
import { PictureRow } from './PictureRow.tsx';
import type { Post } from './post.ts';
import classes from './WorkShow.module.css';

interface WorkShowProps {
  post: Post;
  work: NonNullable<Post['work']>;
}

/** A work's summary and its pictures, which one goes through sideways. */
export const WorkShow = ({
  post: { id, title },
  work: { summary, cover, pictures },
}: WorkShowProps) => (
  <section aria-label="作品" className={classes.work}>
    {summary && <Text className={classes.summary}>{summary}</Text>}
    <PictureRow label="作品图片">
      <li>
        <figure className={classes.picture}>
          <Cover id={id} about={title} image={cover} eager />
        </figure>
      </li>
      {pictures.map(({ key, url, description }) => (
        <li key={key}>
          <figure className={classes.picture}>
            <img src={url} alt={description ? '' : '作品图片'} loading="lazy" decoding="async" />
            {description && <figcaption>{description}</figcaption>}
          </figure>
        </li>
      ))}
    </PictureRow>
  </section>
);
