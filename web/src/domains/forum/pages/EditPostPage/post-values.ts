import { type PostingPlace, postProblem } from '@whaletide/schema/domains/forum/rules.ts';
import type { ForumPostType } from '#apollo/schema.generated.ts';
import { type Said, saidErrors, saidInput, unsaid } from '#components/AuthorshipField/said.ts';
import { problemsByField } from '#lib/field-of.ts';
import { numberOfType } from '#domains/forum/post-types.ts';

export interface PictureValue {
  key: string;
  url: string;
  description: string;
}

/** Values of the form, named as in the input; the parts of a work stay empty in ordinary posts. */
export interface PostValues {
  type: ForumPostType;
  title: string;
  content: string;
  work: { summary: string; cover: PictureValue | null; pictures: PictureValue[] };
  /** The project that it is about; not where teammates are looked for. */
  project: { projectId: string; title: string } | null;
  said: Said;
}

export const emptyPost: PostValues = {
  type: 'EXPERIENCE',
  title: '',
  content: '',
  work: { summary: '', cover: null, pictures: [] },
  project: null,
  said: unsaid,
};

const projectIdOf = ({ type, project }: PostValues): string | null =>
  type === 'TEAMMATES' ? null : (project?.projectId ?? null);

/** The first thing that is wrong, at its field. */
export const problemsOf = (values: PostValues, isWork: boolean, place: PostingPlace) => {
  const { title, content, work } = values;
  const post = {
    title,
    content,
    type: numberOfType(values.type),
    work: isWork ? { ...work, cover: work.cover?.key ?? null } : null,
  };
  const problem = postProblem(post, place);
  return {
    ...saidErrors(values.said),
    ...problemsByField('CreateForumPostInput', problem ? [problem] : []),
  };
};

/** The values as both mutations take them. */
export const toInput = (values: PostValues, isWork: boolean) => ({
  type: values.type,
  title: values.title.trim(),
  content: values.content,
  projectId: projectIdOf(values),
  ...saidInput(values.said),
  ...(isWork && {
    work: {
      summary: values.work.summary.trim(),
      cover: values.work.cover?.key ?? '',
      pictures: values.work.pictures.map(({ key, description }) => ({ key, description })),
    },
  }),
});
