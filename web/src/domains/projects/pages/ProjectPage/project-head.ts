import { coverPath } from '#components/Cover/cover-path.ts';
import { articleLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';
import { projectCommentsPath, projectPath } from '#domains/projects/paths.ts';

interface Project {
  id: string;
  title: string;
  isPrivate: boolean;
  updatedAt: string;
  author: { name: string } | null;
  /** Below whose name it stands. */
  organization: { shortName: string } | null;
  /** The newest first. */
  versions: readonly { createdAt: string }[];
}

/**
 * Builds the head of a project's document, the same for all versions; that of its comments' tab
 * says so.
 */
export const projectHead = (project: Project, tab?: string): PageHead => {
  const { id, title, updatedAt, author, versions } = project;
  const organization = project.organization?.shortName;
  const ofComments = tab === 'comments';
  const path = ofComments
    ? projectCommentsPath(id, organization)
    : projectPath(id, { organization });
  const published = versions.at(-1)?.createdAt;
  const by = author ? `${author.name}的项目` : '项目';
  return {
    title: ofComments ? `${title} · 评论` : title,
    description: `${by}「${title}」，共 ${versions.length} 个版本，可以在线阅读代码和运行结果。`,
    image: coverPath(id, title),
    canonical: path,
    hidden: project.isPrivate || undefined,
    article: { published, modified: updatedAt },
    jsonLd: (absolute) => [
      articleLd(
        { path, name: title, image: coverPath(id, title), author, createdAt: published, updatedAt },
        absolute,
      ),
    ],
  };
};
