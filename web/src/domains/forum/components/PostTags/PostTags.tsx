import { Badge } from '@mantine/core';

interface PostTagsProps {
  isWork?: boolean;
  isSticky: boolean;
  isGood: boolean;
}

/** Tags that mark a post: 作品, 置顶, 精华. */
export const PostTags = ({ isWork = false, isSticky, isGood }: PostTagsProps) => (
  <>
    {isWork && <Badge color="success">作品</Badge>}
    {isSticky && <Badge color="danger">置顶</Badge>}
    {isGood && <Badge color="gold">精华</Badge>}
  </>
);
