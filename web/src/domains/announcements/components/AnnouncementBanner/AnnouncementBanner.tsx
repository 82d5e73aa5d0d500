import { CloseButton } from '@mantine/core';
import PlainMarkdown from '#components/Markdown/PlainMarkdown.tsx';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useDismissal } from '../useDismissal.ts';
import classes from './AnnouncementBanner.module.css';

interface AnnouncementBannerProps {
  announcement: NonNullable<Viewer['announcementBanner']>;
  viewer: Viewer;
}

/**
 * Banner with a message of the site to its members, above every page until they close it.
 */
const AnnouncementBanner = ({ announcement, viewer }: AnnouncementBannerProps) => {
  const { title, content, buttons } = announcement;
  const { dismissed, dismiss } = useDismissal(announcement, viewer);
  if (dismissed) return null;
  return (
    <aside className={classes.banner} aria-label="站点公告" data-print="hidden">
      <div className={classes.inner}>
        <div className={classes.text}>
          <strong className={classes.title}>{title}</strong>
          {content && <PlainMarkdown text={content} prefix="announcement-" breaks />}
        </div>
        {buttons.map(({ name, url }, index) => (
          <a
            key={index}
            className={classes.button}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={dismiss}
          >
            {name}
          </a>
        ))}
        <CloseButton
          className={classes.close}
          iconSize={18}
          aria-label="关闭站点公告"
          onClick={dismiss}
        />
      </div>
    </aside>
  );
};

export default AnnouncementBanner;
