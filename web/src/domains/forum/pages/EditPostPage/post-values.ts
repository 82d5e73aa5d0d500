import { postProblem } from '@whaletide/schema/rules/forum.ts';
import type { ForumPostType } from '../../../../apollo/schema.generated.ts';
import { numberOfType } from '../../post-types.ts';

export interface PictureValue {
  key: string;
  url: string;
  description: string;
}

/** What the form holds; the parts of works stay empty in ordinary posts. */
export interface PostValues {
  type: ForumPostType;
  title: string;
  content: string;
  summary: string;
  cover: PictureValue | null;
  pictures: PictureValue[];
  /** The project that it is about; not where teammates are looked for. */
  project: { projectId: string; title: string } | null;
}

export const emptyPost: PostValues = {
  type: 'EXPERIENCE',
  title: '',
  content: '',
  summary: '',
  cover: null,
  pictures: [],
  project: null,
};

const projectIdOf = ({ type, project }: PostValues): string | null =>
  type === 'TEAMMATES' ? null : (project?.projectId ?? null);

/** The first thing that is wrong, with its field as the schema names it. */
export const problemOf = (values: PostValues, isWork: boolean, manage: boolean) => {
  const { title, content, summary, cover, pictures } = values;
  const work = isWork ? { summary, cover: cover?.key ?? null, pictures } : null;
  return postProblem({ title, content, type: numberOfType(values.type), work }, { manage });
};

/** The values as both mutations take them. */
export const toInput = (values: PostValues, isWork: boolean) => ({
  type: values.type,
  title: values.title.trim(),
  content: values.content,
  projectId: projectIdOf(values),
  ...(isWork && {
    work: {
      summary: values.summary.trim(),
      cover: values.cover?.key ?? '',
      pictures: values.pictures.map(({ key, description }) => ({ key, description })),
    },
  }),
});
