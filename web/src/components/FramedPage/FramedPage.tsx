import classes from './FramedPage.module.css';

interface FramedPageProps {
  /** An address of this site that answers a page that people made. */
  src: string;
  title: string;
}

/** A page that people made: the frame has no scripts and isn't of this site's origin. */
export const FramedPage = ({ src, title }: FramedPageProps) => (
  <iframe
    key={src}
    className={classes.frame}
    src={src}
    title={title}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerPolicy="no-referrer"
    loading="lazy"
  />
);
