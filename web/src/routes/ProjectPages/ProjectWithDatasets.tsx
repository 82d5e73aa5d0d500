import { lazy } from 'react';
import ProjectPage from '#domains/projects/pages/ProjectPage/ProjectPage.tsx';
import { ProjectPlaces } from './ProjectPlaces.tsx';

const ProjectDatasets = lazy(
  () => import('#domains/datasets/components/ProjectDatasets/ProjectDatasets.tsx'),
);

const ColumnLesson = lazy(() => import('./ColumnLesson.tsx'));

/** A project's page, with the datasets that it works with and where else it stands. */
const ProjectWithDatasets = () => (
  <ProjectPage Datasets={ProjectDatasets} Lesson={ColumnLesson} Places={ProjectPlaces} />
);

export default ProjectWithDatasets;
