import { Button, CloseButton, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { RecommendationType } from '#apollo/schema.generated.ts';
import classes from './Recommendations.module.css';

/** Titles of blocks and lists of recommendations. */
export const recommendationTitles: Record<RecommendationType, string> = {
  MEMBER: '推荐用户',
  COLUMN: '推荐专栏',
  CHANNEL: '推荐频道',
};

interface RecommendationHeadProps {
  type: RecommendationType;
  /** Id of the heading, by which the section below it is labelled. */
  id: string;
  recommended: {
    hasOthers: boolean;
    changing: boolean;
    change: () => Promise<void>;
  };
  /** Handler for closing it, where that is possible. */
  onClose?: () => void;
}

/** Title of recommendations, 换一换 where there are others, and a way to close them. */
export const RecommendationHead = ({ type, id, recommended, onClose }: RecommendationHeadProps) => {
  const title = recommendationTitles[type];
  const { hasOthers, changing, change } = recommended;
  return (
    <header className={classes.head}>
      <Title order={3} size="h5" id={id} className={classes.title}>
        {title}
      </Title>
      {hasOthers && (
        <Button
          variant="subtle"
          size="sm"
          loading={changing}
          aria-describedby={id}
          leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
          onClick={() => void change()}
        >
          换一换
        </Button>
      )}
      {onClose && <CloseButton size="lg" aria-label={`关闭${title}`} onClick={onClose} />}
    </header>
  );
};
