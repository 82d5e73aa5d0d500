import { articleLd } from '#lib/json-ld.ts';
import { coverPath } from '#components/Cover/cover-path.ts';
import type { PageHead } from '#lib/page-render.ts';
import { languageName } from '#domains/snippets/languages.ts';
import { snippetPath } from '#domains/snippets/paths.ts';

interface Gist {
  id: string;
  name: string;
  language: string;
  updatedAt: string;
  sharing: string;
  creator: { name: string } | null;
}

/**
 * Describes a snippet in its document's head; one that is shared by its link alone must not be
 * indexed.
 */
export const gistHead = ({ id, name, language, updatedAt, sharing, creator }: Gist): PageHead => {
  const path = snippetPath(id);
  const image = coverPath(id, name);
  return {
    title: name,
    description: `${creator ? `${creator.name}分享的` : ''}${languageName(language)}代码片段「${name}」，登录后可以收藏到自己的目录。`,
    image,
    canonical: path,
    hidden: sharing !== 'PUBLIC' || undefined,
    article: { modified: updatedAt },
    jsonLd: (absolute) => [
      articleLd({ path, name, image, author: creator, createdAt: undefined, updatedAt }, absolute),
    ],
  };
};
