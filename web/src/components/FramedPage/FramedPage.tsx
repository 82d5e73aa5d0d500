import classes from './FramedPage.module.css';
import { FrameOutline } from './FrameOutline.tsx';
import type { ToldCode } from './told.ts';
import { useFrame } from './useFrame.ts';

interface FramedPageProps {
  /** An address of this site that answers a page that people made. */
  src: string;
  title: string;
  /**
   * True where the page reports its height (the gateway's frame-height.ts), by which the frame
   * grows.
   */
  grows?: boolean;
  /** True where the page's headings are listed beside it as links; for a page that grows. */
  outlined?: boolean;
  /** Number of the cell that the reader is led to, from 1. */
  cell?: number | null;
  /** Takes the code of a cell that somebody wants to share; without it no page offers that. */
  onCode?: ((told: ToldCode) => void) | undefined;
}

/**
 * A page that people made: the frame isn't of this site's origin, and has no scripts but the one by
 * which the gateway tells its height, its headings and what is shared of it.
 */
export const FramedPage = (props: FramedPageProps) => {
  const { src, title, grows = false, outlined = false, cell = null, onCode } = props;
  const { frame, height, headings, goTo } = useFrame({ src, onCode, outlined, cell });
  const page = (
    <iframe
      ref={frame}
      key={src}
      className={classes.frame}
      style={grows && height !== null ? { height } : undefined}
      src={src}
      title={title}
      sandbox={`${grows ? 'allow-scripts ' : ''}allow-popups allow-popups-to-escape-sandbox`}
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
  if (!outlined) return page;
  const isBare = headings?.length === 0;
  return (
    <div className={classes.outlined} data-bare={isBare || undefined}>
      {!isBare && <FrameOutline key={`outline of ${src}`} headings={headings} onChoose={goTo} />}
      {page}
    </div>
  );
};
