import { datasetTabPath } from '#domains/dataset-bindings/paths.ts';
import { isActivity } from '#domains/competitions/paths.ts';
import { projectPath } from '#domains/projects/paths.ts';
import { activityPagePath } from '#routing/framed.ts';
import type { LessonMaterialsQuery } from './Materials.generated.ts';

type Competition = NonNullable<LessonMaterialsQuery['competition']>;

/** Something that a lesson can lead to. */
export interface Material {
  /** Path of its page. */
  path: string;
  title: string;
  /** Name of the dataset that it is in, or its kind. */
  of: string;
}

/** The files and the projects that a competition hands out, in the organizer's order. */
export const materialsOf = (competition: Competition): Material[] => {
  const { id, datasetBindings, projects } = competition;
  const placed = isActivity(competition) ? activityPagePath : (path: string) => path;
  return [
    ...(datasetBindings ?? []).flatMap(({ title, reviewStage, files }) =>
      files.map(({ token, name }) => ({
        path: placed(datasetTabPath(id, reviewStage === null ? 'files' : 'review', token)),
        title: name,
        of: title,
      })),
    ),
    ...(projects ?? []).map((project) => ({
      path: projectPath(project.id),
      title: project.title,
      of: '项目',
    })),
  ];
};

const escaped = (text: string) => text.replace(/[\\[\]*_`<>]/g, String.raw`\$&`);

/** A Markdown list of links to them, apart from the text around it. */
export const linksTo = (materials: readonly Material[]): string =>
  `\n\n${materials.map(({ title, path }) => `- [${escaped(title)}](${path})`).join('\n')}\n\n`;
